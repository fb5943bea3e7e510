import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { Box, Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  type SanityClient,
  useClient,
  useCurrentUser,
} from 'sanity'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { planType } from '../../../shared/plans/plan.ts'
import {
  previewPaths,
  type SharedSelection,
  shareDays,
  shareReply,
  tokenParameter,
} from '../../../shared/previewProtocol.ts'
import { formatDateTime, studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { hasPreview, previewUrl } from '../../settings.ts'
import { Callout } from '../../ui/Callout.tsx'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { documentPath, firstAddressOf } from './openInPreview.ts'
import { sharedLanguage } from './sharedLanguage.ts'

const icon = inlineIcon(Share2)

/** Makes a link to a draft, or to the site after a plan, for somebody without an account. */
export const sharePreview: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setOpen] = useState(false)
  if (!hasPreview) return null
  const isPlan = type === planType
  const onClose = () => setOpen(false)
  const publishedId = getPublishedId(id)
  return {
    label: t('Share a preview ...'),
    title: t('A link for somebody without an account'),
    icon,
    disabled: !draft || (isPlan && draft.state === 'executed'),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('Share a preview'),
      content: (
        <ShareLink
          selection={isPlan ? { plan: publishedId } : { document: publishedId }}
          pathOf={async (client) =>
            isPlan
              ? firstAddressOf(draft, client)
              : addressOf(
                  documentPath(id, type, draft ?? published),
                  draft ? sharedLanguage(draft, published, studioLanguage) : studioLanguage,
                )
          }
        />
      ),
      onClose,
    },
  }
}

const dayTitles: Record<(typeof shareDays)[number], string> = {
  1: t('One day'),
  7: t('A week'),
  30: t('Thirty days'),
}

type ShareLinkProps = {
  selection: SharedSelection
  /** Returns the address that the link opens, in a language in which the changes are seen. */
  pathOf: (client: SanityClient) => Promise<string>
}

function ShareLink({ selection, pathOf }: ShareLinkProps) {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id
  const [days, setDays] = useState<(typeof shareDays)[number]>(7)
  const copy = useCopy()
  const { data, error } = useQuery({
    queryKey: ['shared preview', selection, days],
    queryFn: async () => {
      const path = await pathOf(client)
      const { secret } = await createPreviewSecret(client, 'share', window.location.href, userId)
      const request = new URL(previewPaths.share, previewUrl)
      const params = { [urlSearchParamPreviewSecret]: secret, ...selection, path, days }
      for (const [name, value] of Object.entries(params))
        request.searchParams.set(name, String(value))
      const response = await fetch(request)
      if (!response.ok) throw new Error(`The preview answered ${response.status}`)
      const { token, until } = shareReply.parse(await response.json())
      const link = new URL(previewPaths.shared, previewUrl)
      link.searchParams.set(tokenParameter, token)
      return { link: link.href, until }
    },
    // Each opening of the dialog makes a new link, whose time begins then.
    gcTime: 0,
  })
  return (
    <Stack gap={4} padding={4}>
      <Text size={1}>
        {'plan' in selection
          ? t('Whoever has the link sees the website as it will be after this plan.')
          : t('Whoever has the link sees this draft, also as you go on with it.')}{' '}
        {t('Other drafts stay hidden. A link cannot be withdrawn before its end.')}
      </Text>
      <Flex gap={3} align="center">
        <Text
          as="label"
          size={1}
          weight="medium"
          htmlFor="share-days"
          style={{ whiteSpace: 'nowrap' }}
        >
          {t('It works for')}
        </Text>
        <Select
          id="share-days"
          fontSize={1}
          padding={2}
          value={days}
          onChange={({ currentTarget }) =>
            setDays(shareDays.find((each) => String(each) === currentTarget.value) ?? days)
          }
        >
          {shareDays.map((each) => (
            <option key={each} value={each}>
              {dayTitles[each]}
            </option>
          ))}
        </Select>
      </Flex>
      {error && (
        <Callout tone="critical" role="alert">
          {t('The link could not be made. Try again.')}
        </Callout>
      )}
      {data && (
        <Stack gap={3}>
          <Flex gap={2}>
            <Box flex={1}>
              <TextInput
                readOnly
                aria-label={t('Link')}
                fontSize={1}
                value={data.link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </Box>
            <Button tone="primary" text={t('Copy')} onClick={() => copy(data.link)} />
          </Flex>
          <Text size={1} muted>
            {t('It works until {time}.', { time: formatDateTime(data.until) })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}
