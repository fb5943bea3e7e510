import { useRef } from 'react'
import { listFormat } from '../../../../shared/text/formats.ts'
import { addToMessage } from '../../../browser/enquiryDraft.ts'
import { createT } from '../../../i18n/createT.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import type { SectionOf } from '../../../model/types.ts'
import { ButtonLink } from '../../../routing/PageLink.tsx'
import { ActionRow, contactAbout } from '../../parts/Actions.tsx'
import { CountryMapAndTable } from '../CountryMapAndTable.tsx'
import { useChosenCodes } from '../useChosenCodes.ts'
import { CapitalLines, withChosen } from './CapitalLines.tsx'
import type { JointAssessmentContent } from './derive.ts'
import { Outcome } from './jointAssessmentStyles.ts'

/** The maximum number of chosen states for which the answer advises against the joint procedure. */
const maxFew = 2

type JointAssessmentProps = { section: SectionOf<'countries'>; content: JointAssessmentContent }

/**
 * The states that take part in a joint assessment, on a map and in a table. Once the application runs, visitors tick
 * the states where the product will be sold: one file leads to an authorization in each. The choice is stored in the
 * address.
 */
export function JointAssessment({ section, content }: JointAssessmentProps) {
  const { language, messages, service, capitals, formerMemberCodes } = content
  const { countries, map } = section
  const area = useRef<HTMLDivElement>(null)
  const offered = countries.map(({ isoCode }) => isoCode)
  const { codes, toggle } = useChosenCodes(area, offered)
  const chosenCodes = codes ?? []
  const chosenCountries = countries.filter(({ isoCode }) => chosenCodes.includes(isoCode))

  const t = createT('jointAssessment', messages, language)
  const namesOf = (listed: typeof chosenCountries) =>
    listFormat(language, {}).format(listed.map(({ name }) => name.value))
  const unsettled = chosenCountries.filter(({ isoCode }) => formerMemberCodes.includes(isoCode))

  const ticks = codes && { legend: t('legend'), title: t('tick'), chosenCodes: codes, toggle }
  const hasLines = chosenCodes.length > 0 && map.kind === 'inset'
  return (
    <div ref={area}>
      <CountryMapAndTable
        section={section}
        map={chosenCodes.length > 0 ? withChosen(map, chosenCodes) : map}
        drawing={hasLines && <CapitalLines capitals={capitals} chosenCodes={chosenCodes} />}
        ticks={ticks}
      >
        <div role="status">
          {chosenCountries.length > 0 && (
            <Outcome>
              <strong {...translatedProps(t('file', { n: chosenCountries.length }))} />
              {chosenCountries.length <= maxFew && <p {...translatedProps(t('few'))} />}
              {unsettled.length > 0 && (
                <p {...translatedProps(t('left', { countries: namesOf(unsettled) }))} />
              )}
            </Outcome>
          )}
        </div>
        {chosenCountries.length > 0 && (
          <ActionRow>
            <ButtonLink
              to={contactAbout(service)}
              onClick={() =>
                addToMessage('states', t('message', { countries: namesOf(chosenCountries) }).value)
              }
              {...translatedProps(t('ask'))}
            />
          </ActionRow>
        )}
      </CountryMapAndTable>
    </div>
  )
}
