import { useRef, useState } from 'react'
import { planFilings } from '../../../../shared/content/countries/filingPlan.ts'
import type { SectionOf } from '../../../model/types.ts'
import { useChosenCodes } from '../useChosenCodes.ts'
import { CountryPicker } from './CountryPicker.tsx'
import type { FilingPlannerContent } from './derive.ts'
import { FilingMap } from './FilingMap.tsx'
import { FilingResult } from './FilingResult.tsx'
import { Layout } from './filingPlannerStyles.ts'
import { sentencesOf } from './sentences.ts'

type FilingPlannerProps = { section: SectionOf<'countries'>; content: FilingPlannerContent }

/** The fewest applications for the countries that the visitor ticks. Its state is in the address. */
export function FilingPlanner({ section, content }: FilingPlannerProps) {
  const { countries } = content
  const [highlighted, setHighlighted] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const offered = countries.map(({ code }) => code)
  const { codes, choose, toggle } = useChosenCodes(root, offered)
  const chosenCountries = countries.filter(({ code }) => codes?.includes(code))

  const plan = planFilings(chosenCountries)
  const [only] = chosenCountries
  const alike = chosenCountries.length === 1 && only ? only.routes : []
  const sentences = sentencesOf(content)
  const view = { content, chosenCountries, plan, alike, sentences }
  return (
    <Layout ref={root}>
      <CountryPicker
        {...view}
        heading={section.heading}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        onChoose={choose}
        onToggle={toggle}
        onSkip={() => result.current?.focus()}
      />
      <FilingMap
        {...view}
        map={section.map}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        onToggle={toggle}
      />
      <FilingResult {...view} ref={result} />
    </Layout>
  )
}
