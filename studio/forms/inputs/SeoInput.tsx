import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ObjectInputProps, useFormValue, useWorkspace } from 'sanity'
import { pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { searchTitle } from '../../../shared/content/pageTitles.ts'
import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { seoLimits } from '../../schema/rules/length.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'

type Texts = { [code in Language]?: string }
type Seo = { title?: Texts; description?: Texts; hidden?: boolean }

/** The SEO fields below a preview of the search result, in a language that the editor chooses. */
export function SeoInput(props: ObjectInputProps<Seo & Record<string, unknown>>) {
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const { description, hidden } = props.value ?? {}
  const title = searchTitle({ title: useFormValue(['title']), seo: props.value ?? {} })
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Flex align="center" justify="space-between" wrap="wrap" gap={2}>
          <Text size={1} weight="medium">
            {t('In a search result')}
          </Text>
          <Flex gap={1}>
            {languages.map(({ code, name }) => (
              <SmallButton
                key={code}
                text={name}
                mode="bleed"
                selected={code === language}
                onClick={() => setLanguage(code)}
              />
            ))}
          </Flex>
        </Flex>
        {hidden ? (
          <Callout tone="caution">
            {t(
              'Search engines are asked not to list this page. Those that know it already may show it for a few more days.',
            )}
          </Callout>
        ) : (
          <SearchResult
            title={textIn(title, language) ?? textIn(title, defaultLanguage)}
            description={description?.[language] ?? description?.[defaultLanguage]}
          />
        )}
      </Stack>
      {props.renderDefault(props)}
    </Stack>
  )
}

function textIn(texts: unknown, code: Language): string | undefined {
  const text = isObject(texts) ? texts[code] : undefined
  return typeof text === 'string' ? text : undefined
}

type SearchResultProps = { title: string | undefined; description: string | undefined }

function SearchResult({ title, description }: SearchResultProps) {
  const siteName = useWorkspace().title
  const stored = useFormValue(['_type'])
  const slug = useFormValue(['slug', 'current'])
  const _type = pageTypes.find((type) => type === stored)
  const path = _type ? pathOf({ _type, slug: typeof slug === 'string' ? slug : '' }) : '/'
  const place = [siteName, ...path.split('/').filter(Boolean)].join(' › ')
  return (
    <Card padding={4} radius={2} border scheme="light">
      <Stack gap={3}>
        <Note>{place}</Note>
        <Text size={3} style={{ color: '#1a0dab' }}>
          {title ? cut(title, seoLimits.title.max) : t('The title is missing')}
        </Text>
        <Note>
          {description
            ? cut(description, seoLimits.description.max)
            : t('The description is missing: search engines choose a passage of the page.')}
        </Note>
      </Stack>
    </Card>
  )
}

/** Cuts a text at a space and adds an ellipsis, as search engines do. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')} …`
}
