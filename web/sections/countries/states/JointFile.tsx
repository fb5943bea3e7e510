import { useRef } from 'react'
import { addToMessage } from '../../../browser/enquiryDraft.ts'
import { fill } from '../../../i18n/fill.ts'
import type { OwnWord } from '../../../i18n/messages.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import type { SectionOf } from '../../../model/types.ts'
import { ButtonLink } from '../../../routing/PageLink.tsx'
import { ActionRow, contactAbout } from '../../parts/Actions.tsx'
import { CountryAtlas } from '../CountryAtlas.tsx'
import { useChosenCodes } from '../useChosenCodes.ts'
import type { StatesContent } from './derive.ts'
import { Fan, withChosen } from './Fan.tsx'
import { Outcome } from './parts.ts'

/** The number of states up to which we advise against the joint procedure. */
const few = 2

type JointFileProps = { section: SectionOf<'countries'>; content: StatesContent }

/**
 * The states that take part in a joint assessment, on map and table. Once the application runs, visitors tick those where
 * the product will be sold: one file leads to an authorization by each. The choice is in the address.
 */
export function JointFile({ section, content }: JointFileProps) {
  const { locale, words, service, capitals, left } = content
  const { countries, map } = section
  const area = useRef<HTMLDivElement>(null)
  const offered = countries.map(({ isoCode }) => isoCode)
  const { codes, toggle } = useChosenCodes(area, offered)
  const own = codes ?? []
  const chosen = countries.filter(({ isoCode }) => own.includes(isoCode))

  const say = (word: OwnWord<'states'>, places: Record<string, string | number> = {}) =>
    fill({ key: `states.${word}`, value: words[`states.${word}`] }, places)
  const namesOf = (listed: typeof chosen) =>
    new Intl.ListFormat(locale).format(listed.map(({ name }) => name.value))
  const unsettled = chosen.filter(({ isoCode }) => left.includes(isoCode))
  const isOne = new Intl.PluralRules(locale).select(chosen.length) === 'one'

  const ticks = codes && { legend: say('legend'), title: say('tick'), chosen: codes, toggle }
  const isFan = own.length > 0 && map.kind === 'inset'
  return (
    <div ref={area}>
      <CountryAtlas
        section={section}
        map={own.length > 0 ? withChosen(map, own) : map}
        drawing={isFan && <Fan capitals={capitals} chosen={own} />}
        ticks={ticks}
      >
        <div role="status">
          {chosen.length > 0 && (
            <Outcome>
              <strong
                {...translatedProps(say(isOne ? 'file.one' : 'file.other', { n: chosen.length }))}
              />
              {chosen.length <= few && <p {...translatedProps(say('few'))} />}
              {unsettled.length > 0 && (
                <p {...translatedProps(say('left', { countries: namesOf(unsettled) }))} />
              )}
            </Outcome>
          )}
        </div>
        {chosen.length > 0 && (
          <ActionRow>
            <ButtonLink
              to={contactAbout(service)}
              onClick={() =>
                addToMessage('states', say('message', { countries: namesOf(chosen) }).value)
              }
              {...translatedProps(say('ask'))}
            />
          </ActionRow>
        )}
      </CountryAtlas>
    </div>
  )
}
