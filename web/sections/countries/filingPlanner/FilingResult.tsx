import type { Ref } from 'react'
import { type FilingPlan, planFilings } from '../../../../shared/content/countries/filingPlan.ts'
import {
  type FilingRoute,
  filingRoutesIn,
} from '../../../../shared/content/countries/filingRoutes.ts'
import { capitalized } from '../../../../shared/text/capitalized.ts'
import { addToMessage } from '../../../browser/enquiryDraft.ts'
import { cellsPath, monthsInGroup, widthOf } from '../../../charts/cells.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import { ButtonLink, PageLink } from '../../../routing/PageLink.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import { VisuallyHidden } from '../../../ui/typography.tsx'
import { ActionRow, contactAbout } from '../../parts/Actions.tsx'
import { RouteMark } from './countryPickerStyles.ts'
import type { FilingCountry, FilingPlannerContent } from './derive.ts'
import { Bar, Count, Fees, Figures, Result, Say, Supply } from './filingResultStyles.ts'
import { resultOf, type Sentences } from './sentences.ts'

/** The properties of the filing planner's components. */
export type FilingView = {
  content: FilingPlannerContent
  chosenCountries: FilingCountry[]
  plan: FilingPlan
  /** The routes of a single chosen country. Each takes one application. */
  alike: FilingRoute[]
  sentences: Sentences
}

export function FilingResult({ ref, ...view }: FilingView & { ref: Ref<HTMLDivElement> }) {
  const { content, chosenCountries, plan, alike, sentences } = view
  const { t, names, steps } = sentences
  const isEmpty = chosenCountries.length === 0
  const withoutMadrid = planFilings(chosenCountries, { madrid: false })
  const isUsed = (route: FilingRoute) => plan.countries[route].length > 0 || alike.includes(route)
  const routes = filingRoutesIn(content.language)
  const used = routes.filter((route) => isUsed(route) && content.routes[route].page)

  const saveMessage = () => {
    if (isEmpty) return
    const { value } = t('message', {
      countries: names(chosenCountries.map(({ code }) => code)),
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
        {!isEmpty && <b>{plan.applications}</b>}
        <div>
          <strong {...translatedProps(t(head))} />
          {resultOf(chosenCountries, plan, withoutMadrid, alike, sentences).map((sentence) => (
            <p key={sentence.key} {...translatedProps(sentence)} />
          ))}
        </div>
      </Say>
      <Figures>
        <caption {...translatedProps(t('table'))} />
        <thead>
          <tr>
            {(['route', 'covers', 'applications', 'time'] as const).map((title) => (
              <th key={title} scope="col" {...translatedProps(t(title))} />
            ))}
          </tr>
        </thead>
        {routes.map((route) => (
          <RouteRows key={route} route={route} isUsed={isUsed(route)} {...view} />
        ))}
      </Figures>
      {used.length > 0 && (
        <Supply>
          <span {...translatedProps(t('supply'))} />
          {used.map((route) => (
            <PageLink
              key={route}
              to={content.routes[route].page ?? ''}
              {...translatedProps(t(route))}
            />
          ))}
        </Supply>
      )}
      <Fees {...translatedProps(t('count'))} />
      <ActionRow>
        <ButtonLink
          to={contactAbout(content.service)}
          onClick={saveMessage}
          {...translatedProps(t('ask'))}
        />
        <PrintButton {...translatedProps(t('print'))} />
      </ActionRow>
    </Result>
  )
}

type RouteRowsProps = FilingView & { route: FilingRoute; isUsed: boolean }

/** The applications and the time of a single route for the countries that it covers, marked if the plan uses it. */
function RouteRows({
  route,
  isUsed,
  content,
  chosenCountries,
  sentences: { t, names },
}: RouteRowsProps) {
  const covered = chosenCountries.filter((country) => country.routes.includes(route))
  const { page, duration } = content.routes[route]
  const longest = Math.max(
    ...Object.values(content.routes).map(({ duration }) => duration?.to ?? 0),
  )
  const months = { columns: longest, group: monthsInGroup }
  const codesOf = (countries: FilingCountry[]) => countries.map(({ code }) => code)
  const notes = [
    {
      word: 'outside' as const,
      of: route === 'aripo' ? chosenCountries.filter(({ aripo }) => aripo === 'outside') : [],
    },
    {
      word: 'suspended' as const,
      of: route === 'aripo' ? chosenCountries.filter(({ aripo }) => aripo === 'suspended') : [],
    },
    {
      word: 'via' as const,
      of: route === 'madrid' ? covered.filter(({ routes }) => routes.includes('oapi')) : [],
    },
    {
      word: 'doubted' as const,
      of: route === 'madrid' && isUsed ? covered : [],
    },
  ].filter(({ of }) => of.length > 0)
  const state = isUsed ? t('used') : covered.length > 0 ? t('spare') : undefined
  const name = translatedProps(t(route))
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
            chosenCountries.length === 0
              ? { key: 'filingPlanner.of', value: '–' }
              : t('of', { n: covered.length, k: chosenCountries.length }),
          )}
        />
        <Count>{covered.length === 0 ? '–' : route === 'national' ? covered.length : 1}</Count>
        <td>
          {duration && (
            <Bar viewBox={`0 0 ${widthOf(months)} 1`} preserveAspectRatio="none" aria-hidden>
              <path d={cellsPath(0, duration.from, months)} strokeDasharray=".82 .18" />
              <path d={cellsPath(duration.from, duration.to, months)} strokeDasharray=".1 .15" />
            </Bar>
          )}
          <span {...(duration ? { children: duration.text } : translatedProps(t('noTime')))} />
        </td>
      </tr>
      <tr>
        <td colSpan={4}>
          <span>{names(codesOf(covered))}</span>
          {notes.map(({ word, of }) => (
            <p key={word} {...translatedProps(t(word, { countries: names(codesOf(of)) }))} />
          ))}
        </td>
      </tr>
    </tbody>
  )
}
