import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ObjectInputProps, useFormValue, useWorkspace } from 'sanity'
import { searchTitle } from '../../shared/content/fallbacks.ts'
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { SearchResult } from './SearchResult.tsx'

type Texts = { [code in Language]?: string }
type Seo = { title?: Texts; description?: Texts; hidden?: boolean }

/** The SEO fields below a preview of the search result, in a language of the editor's choice. */
export function SeoInput(props: ObjectInputProps<Seo & Record<string, unknown>>) {
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const type = useFormValue(['_type'])
  const slug = useFormValue(['slug', 'current'])
  const siteName = useWorkspace().title
  const pageTitle = useFormValue(['title'])
  const { description, hidden } = props.value ?? {}
  const title = searchTitle<unknown>({ title: pageTitle, seo: props.value ?? {} })
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Flex align="center" justify="space-between" wrap="wrap" gap={2}>
          <Text size={1} weight="medium">
            {t('In a search result')}
          </Text>
          <Flex gap={1}>
            {languages.map(({ code, name }) => (
              <Button
                key={code}
                text={name}
                mode="bleed"
                fontSize={1}
                padding={2}
                selected={code === language}
                onClick={() => setLanguage(code)}
              />
            ))}
          </Flex>
        </Flex>
        <SearchResult
          siteName={siteName}
          page={{ type: asText(type), slug: asText(slug) }}
          title={textIn(title, language) ?? textIn(title, defaultLanguage)}
          isHidden={hidden ?? false}
          description={description?.[language] ?? description?.[defaultLanguage]}
        />
      </Stack>
      {props.renderDefault(props)}
    </Stack>
  )
}

function textIn(texts: unknown, code: Language): string | undefined {
  return asText(Reflect.get(Object(texts), code))
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
