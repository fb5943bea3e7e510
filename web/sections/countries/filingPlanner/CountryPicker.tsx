import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { filingRoutesIn } from '../../../../shared/content/countries/filingRoutes.ts'
import type { Text } from '../../../../shared/content/languages/inLanguage.ts'
import { foldName } from '../../../../shared/text/foldText.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import { VisuallyHidden } from '../../../ui/typography.tsx'
import {
  Choice,
  Code,
  ColumnTitles,
  Countries,
  CountryTick,
  Filter,
  FilterLabel,
  GroupTitle,
  Jump,
  Picker,
  Quick,
  RouteMark,
  SkipButton,
  TextButton,
} from './countryPickerStyles.ts'
import type { FilingCountry } from './derive.ts'
import type { FilingView } from './FilingResult.tsx'

type CountryPickerProps = FilingView & {
  /** The heading of the section's own list. */
  heading: Text
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onChoose: (codes: string[]) => void
  onToggle: (code: string) => void
  onSkip: () => void
}

/** The countries with their routes, to tick, with a filter and quick choices. */
export function CountryPicker({
  content: { countries, language },
  chosenCountries,
  plan,
  sentences: { t },
  heading,
  highlighted,
  onHighlight,
  onChoose,
  onToggle,
  onSkip,
}: CountryPickerProps) {
  const id = useId()
  const filter = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const [query, setQuery] = useState('')
  const matches = (country: FilingCountry) =>
    foldName(`${country.name.value} ${country.code}`).includes(foldName(query.trim()))
  const matching = countries.filter(matches)
  const covered = matching.filter(({ isCovered }) => isCovered)
  const uncovered = matching.filter(({ isCovered }) => !isCovered)
  const ownCountries = countries.filter(({ isOwn }) => isOwn)
  const routes = filingRoutesIn(language)
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])]

  const moveFromFilter = (event: KeyboardEvent) => {
    const [first] = [...covered, ...uncovered]
    if (event.key === 'Escape') setQuery('')
    if (event.key === 'ArrowDown') boxes()[0]?.focus()
    if (event.key === 'Enter' && query.trim() !== '' && first) {
      onToggle(first.code)
      filter.current?.select()
    }
    if (['ArrowDown', 'Enter'].includes(event.key)) event.preventDefault()
  }
  const moveInList = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const inputs = boxes()
    const place = inputs.findIndex((input) => input.matches(':focus')) + step
    const next = place < 0 ? filter.current : inputs[place]
    next?.focus()
  }
  const choice = (country: FilingCountry) => (
    <Choice
      key={country.code}
      $highlighted={country.code === highlighted}
      onMouseEnter={() => onHighlight(country.code)}
      onMouseLeave={() => onHighlight(undefined)}
    >
      <CountryTick
        type="checkbox"
        checked={chosenCountries.includes(country)}
        onChange={() => onToggle(country.code)}
      />
      <Code aria-hidden>{country.code}</Code>
      <span {...translatedProps(country.name)} />
      <VisuallyHidden>
        {country.routes.map((route) => `, ${t(route).value}`).join('')}
      </VisuallyHidden>
      {routes.map((route) => (
        <RouteMark key={route} aria-hidden $has={country.routes.includes(route)} />
      ))}
    </Choice>
  )
  return (
    <Picker>
      <FilterLabel htmlFor={id} {...translatedProps(t('find'))} />
      <Filter
        id={id}
        ref={filter}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={moveFromFilter}
      />
      <SkipButton onClick={onSkip} {...translatedProps(t('skip'))} />
      <Quick>
        <TextButton
          onClick={() => onChoose(ownCountries.map(({ code }) => code))}
          {...translatedProps(t('ours', { n: ownCountries.length }))}
        />
        <TextButton
          onClick={() => onChoose(countries.map(({ code }) => code))}
          {...translatedProps(t('all', { n: countries.length }))}
        />
        <TextButton onClick={() => onChoose([])} {...translatedProps(t('clear'))} />
      </Quick>
      <ColumnTitles aria-hidden>
        {routes.map((route) => (
          <span key={route} {...translatedProps(t(route))} />
        ))}
      </ColumnTitles>
      <Countries ref={list} onKeyDown={moveInList}>
        <VisuallyHidden as="legend" {...translatedProps(t('legend'))} />
        <GroupTitle {...translatedProps(heading)} />
        <ul>
          {covered.map((country) => (
            <li key={country.code}>{choice(country)}</li>
          ))}
        </ul>
        <GroupTitle hidden={uncovered.length === 0} {...translatedProps(t('others'))} />
        {uncovered.map(choice)}
        <p hidden={matching.length > 0} {...translatedProps(t('nothing'))} />
      </Countries>
      <VisuallyHidden
        role="status"
        {...translatedProps(
          query ? t('found', { n: matching.length }) : { key: 'filingPlanner.found', value: '' },
        )}
      />
      <Jump onClick={onSkip}>
        {chosenCountries.length > 0 && <b>{plan.applications}</b>}
        <span {...translatedProps(t('fewest'))} />
      </Jump>
    </Picker>
  )
}
