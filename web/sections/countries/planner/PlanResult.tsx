import type { Ref } from 'react'
import { type FilingPlan, planFilings } from '../../../../shared/content/filings.ts'
import { capitalized } from '../../../../shared/content/text.ts'
import { type Route, routes } from '../../../../shared/content/trademarkRoutes.ts'
import { addToMessage } from '../../../browser/enquiryDraft.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import { ButtonLink, PageLink } from '../../../routing/PageLink.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import { VisuallyHidden } from '../../../ui/typography.tsx'
import { ActionRow, contactAbout } from '../../parts/Actions.tsx'
import type { PlannedCountry, PlannerContent } from './derive.ts'
import { RouteMark } from './pickerParts.ts'
import { Bar, Count, Fees, Figures, Result, Say, Supply } from './resultParts.ts'
import { resultOf, type Sentences } from './words.ts'

/** What the parts of the planner show. */
export type PlanView = {
  content: PlannerContent
  chosen: PlannedCountry[]
  plan: FilingPlan
  /** The routes of a single country, each of which takes one application. */
  alike: Route[]
  sentences: Sentences
}

export function PlanResult({ ref, ...view }: PlanView & { ref: Ref<HTMLDivElement> }) {
  const { content, chosen, plan, alike, sentences } = view
  const { say, names, steps } = sentences
  const isEmpty = chosen.length === 0
  const withoutMadrid = planFilings(chosen, { madrid: false })
  const isUsed = (route: Route) => plan.countries[route].length > 0 || alike.includes(route)
  const used = routes.filter((route) => isUsed(route) && content.routes[route].page)

  const saveMessage = () => {
    if (isEmpty) return
    const { value } = say('message', {
      countries: names(chosen.map(({ code }) => code)),
      n: plan.applications,
      steps: capitalized(steps(plan)),
      url: location.href,
    })
    addToMessage('plan', value)
  }
  const head = !isEmpty && plan.applications === 0 ? 'noRoute' : 'fewest'
  return (
    <Result ref={ref} tabIndex={-1}>
      <Say role="status">
        <b>{isEmpty ? '–' : plan.applications}</b>
        <div>
          <strong {...translatedProps(say(head))} />
          {resultOf(chosen, plan, withoutMadrid, alike, sentences).map((sentence) => (
            <p key={sentence.key} {...translatedProps(sentence)} />
          ))}
        </div>
      </Say>
      <Figures>
        <VisuallyHidden as="caption" {...translatedProps(say('table'))} />
        <thead>
          <tr>
            {(['route', 'covers', 'applications', 'time'] as const).map((title) => (
              <th key={title} scope="col" {...translatedProps(say(title))} />
            ))}
          </tr>
        </thead>
        {routes.map((route) => (
          <RouteRows key={route} route={route} isUsed={isUsed(route)} {...view} />
        ))}
      </Figures>
      {used.length > 0 && (
        <Supply>
          <span {...translatedProps(say('supply'))} />
          {used.map((route) => (
            <PageLink
              key={route}
              to={content.routes[route].page ?? ''}
              {...translatedProps(say(route))}
            />
          ))}
        </Supply>
      )}
      <Fees {...translatedProps(say('count'))} />
      <ActionRow>
        <ButtonLink
          to={contactAbout(content.service)}
          onClick={saveMessage}
          {...translatedProps(say('ask'))}
        />
        <PrintButton {...translatedProps(say('print'))} />
      </ActionRow>
    </Result>
  )
}

type RouteRowsProps = PlanView & { route: Route; isUsed: boolean }

/** What a route alone would need for the countries that it covers, and whether the plan uses it. */
function RouteRows({ route, isUsed, content, chosen, sentences: { say, names } }: RouteRowsProps) {
  const covered = chosen.filter((country) => country.routes.includes(route))
  const { page, duration } = content.routes[route]
  const codesOf = (countries: PlannedCountry[]) => countries.map(({ code }) => code)
  const notes = [
    {
      word: 'outside' as const,
      of: route === 'aripo' ? chosen.filter(({ aripo }) => aripo === 'outside') : [],
    },
    {
      word: 'suspended' as const,
      of: route === 'aripo' ? chosen.filter(({ aripo }) => aripo === 'suspended') : [],
    },
    {
      word: 'via' as const,
      of: route === 'madrid' ? covered.filter(({ routes }) => routes.includes('oapi')) : [],
    },
  ].filter(({ of }) => of.length > 0)
  const state = isUsed ? say('used') : covered.length > 0 ? say('spare') : undefined
  const name = translatedProps(say(route))
  return (
    <tbody data-idle={covered.length === 0 || undefined}>
      <tr>
        <th scope="row">
          <RouteMark aria-hidden $has={isUsed} $spare={covered.length > 0} />
          {page ? <PageLink to={page} {...name} /> : <span {...name} />}
          {state && (
            <VisuallyHidden key={state.key}>
              {' '}
              <span {...translatedProps(state)} />
            </VisuallyHidden>
          )}
        </th>
        <Count
          {...translatedProps(
            chosen.length === 0
              ? { key: 'planner.of', value: '–' }
              : say('of', { n: covered.length, k: chosen.length }),
          )}
        />
        <Count>{covered.length === 0 ? '–' : route === 'national' ? covered.length : 1}</Count>
        <td>
          {duration && (
            <Bar viewBox="0 0 18 1" preserveAspectRatio="none" aria-hidden>
              <path d={`M0 .5H${duration.from}`} strokeDasharray=".82 .18" />
              <path d={`M${duration.from} .5H${duration.to}`} strokeDasharray=".1 .15" />
            </Bar>
          )}
          <span {...(duration ? { children: duration.text } : translatedProps(say('noTime')))} />
        </td>
      </tr>
      <tr>
        <td colSpan={4}>
          <span>{names(codesOf(covered))}</span>
          {notes.map(({ word, of }) => (
            <p key={word} {...translatedProps(say(word, { countries: names(codesOf(of)) }))} />
          ))}
        </td>
      </tr>
    </tbody>
  )
}
