import { Stack } from '@sanity/ui'
import { getPublishedId, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { redirectsFrom, validPath } from '../../../shared/content/addresses/redirects.ts'
import { t } from '../../i18n/t.ts'
import { anyTitle } from '../../queries/anyTitle.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Note } from '../../ui/Note.tsx'
import { publishedFilter } from '../links/listedDocuments.ts'

/**
 * A page's address, with the effect of a change on visitors. It is not generated from the title of a
 * published page, because that would change it by mistake.
 */
export function AddressInput(props: SlugInputProps) {
  const [id, type] = [useFormValue(['_id']), useFormValue(['_type'])].map(String)
  const pageId = getPublishedId(id ?? '')
  const { published } = useEditState(pageId, type ?? '')
  const current = validPath(published)
  const errors = props.validation.filter(({ level }) => level === 'error')
  const next = errors.length > 0 ? null : validPath({ _type: type, slug: props.value })
  const { source, ...options } = props.schemaType.options ?? {}
  const schemaType = { ...props.schemaType, options }
  return (
    <Stack gap={3}>
      {props.renderDefault(current === null ? props : { ...props, schemaType })}
      {errors.map(({ message }) => (
        <Callout key={message} tone="critical">
          {message}
        </Callout>
      ))}
      {current === null && next !== null && (
        <Note>{t('Visitors will find this page at {path}.', { path: next })}</Note>
      )}
      {current !== null && <RedirectNote current={current} next={next} />}
      {next !== null && next !== current && <ReplacedRedirectNote path={next} pageId={pageId} />}
    </Stack>
  )
}

function RedirectNote({ current, next }: { current: string; next: string | null }) {
  if (next === null || next === current)
    return (
      <Note>
        {t(
          'People may still open {path}. If you change the address, they are redirected to the new one.',
          { path: current },
        )}
      </Note>
    )
  return (
    <Callout tone="primary">
      {t('Once you publish, visitors of {current} are redirected to {next}, in each language.', {
        current,
        next,
      })}
    </Callout>
  )
}

/** A note about a redirect that exists at the page's new address. */
function ReplacedRedirectNote({ path, pageId }: { path: string; pageId: string }) {
  const { query, params } = redirectsFrom(path)
  const { result } = useLiveQuery<string | null>(
    `${query}[${publishedFilter} && to._ref != $pageId][0].to->{"title": ${anyTitle}}.title`,
    query,
    { ...params, pageId },
  )
  if (!result) return null
  return (
    <Callout tone="primary">
      {t(
        'Visitors of {path} are redirected to “{page}” now. Once you publish, they see this page.',
        {
          path,
          page: result,
        },
      )}
    </Callout>
  )
}
