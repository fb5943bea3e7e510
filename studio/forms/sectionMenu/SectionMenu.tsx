import { Box, Card, Dialog, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { t, translate } from '../../i18n/t.ts'
import { sections as sectionForms } from '../../schema/sections.ts'
import { Note } from '../../ui/Note.tsx'
import { type FoundSection, findSections } from './findSections.ts'

type Section = { _key: string; _type?: string; heading?: { en?: string } }

type SectionMenuProps = {
  /** The page's sections. A new section can be added before any of them. */
  sections: readonly Section[]
  /** @param before the key of the section after the new one */
  onChoose: (type: string, before: string | undefined) => void
  onClose: () => void
}

const titleOf = ({ type }: (typeof sectionForms)[number]) => translate(type.title ?? type.name)

/** A dialog with all section types, their drawings and their purposes. Enter chooses the first result. */
export function SectionMenu({ sections, onChoose, onClose }: SectionMenuProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [before, setBefore] = useState('')
  const matches = findSections(sectionForms, search)
  const choose = (type: string) => onChoose(type, before === '' ? undefined : before)

  return (
    <Dialog
      id={id}
      header={t('Add a section')}
      width={2}
      // Otherwise the dialog would focus its button “Close”.
      __unstable_autoFocus={false}
      onClose={onClose}
    >
      <Stack padding={4} gap={4} onKeyDown={moveByArrows}>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
          <TextInput
            autoFocus
            type="search"
            aria-label={t('Search the sections')}
            placeholder={t('What should it show? Such as “faq” or “prices”')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={(event) => {
              const [first] = matches
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return
              event.preventDefault()
              choose(first.section.type.name)
            }}
          />
          <Select
            aria-label={t('Place of the section')}
            value={before}
            onChange={({ currentTarget }) => setBefore(currentTarget.value)}
          >
            <option value="">{t('At the end of the page')}</option>
            {sections.map((section) => (
              <option key={section._key} value={section._key}>
                {t('Before “{section}”', { section: nameOf(section) })}
              </option>
            ))}
          </Select>
        </Grid>
        {matches.length === 0 && (
          <Text size={1}>
            {t('No section is called that. There are: {sections}.', {
              sections: sectionForms.map(titleOf).join(', '),
            })}
          </Text>
        )}
        <Grid gridTemplateColumns={[1, 1, 2, 3]} gap={3}>
          {matches.map((entry) => (
            <Choice key={entry.section.type.name} {...entry} onChoose={choose} />
          ))}
        </Grid>
        <Note>{t('The top of the page is no section: it is the field “Hero” above them.')}</Note>
      </Stack>
    </Dialog>
  )
}

type ChoiceProps = FoundSection<(typeof sectionForms)[number]> & {
  onChoose: (type: string) => void
}

function Choice({ section, foundBy, onChoose }: ChoiceProps) {
  const { type, outline } = section
  const description = typeof type.description === 'string' ? translate(type.description) : ''
  return (
    <Card
      as="button"
      radius={2}
      padding={3}
      style={{ display: 'flex' }}
      onClick={() => onChoose(type.name)}
    >
      <Flex gap={3} align="flex-start" flex={1}>
        <Box style={{ flex: 'none' }}>
          <img src={outline} alt="" width={84} style={{ display: 'block' }} />
        </Box>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {titleOf(section)}
          </Text>
          <Note>{description}</Note>
          {foundBy && <Note>{t('Found by “{word}”', { word: foundBy })}</Note>}
        </Stack>
      </Flex>
    </Card>
  )
}

function nameOf({ heading, _type }: Section): string {
  const form = sectionForms.find(({ type }) => type.name === _type)
  return heading?.en ?? (form ? titleOf(form) : (_type ?? ''))
}

/** Moves the focus from the search to the sections, and among these. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const { target } = event
  const isInText = target instanceof HTMLInputElement && /Left|Right/.test(event.key)
  if (step === undefined || isInText || !(target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  // The menu of positions handles its own keys.
  if (!stops.includes(target)) return
  const next = stops[stops.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
