import type { Text } from '../../../shared/content/text.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Frame } from '../parts/Frame.tsx'

function Detail({ name, value }: { name: Text; value: Text }) {
  return (
    <>
      <dt {...translated(name)} />
      <dd {...translated(value)} />
    </>
  )
}

/** Countries with their flags and the chosen details. */
export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const message = useMessages()
  const shows = {
    capital: section.details !== 'none',
    population: section.details === 'capitalAndPopulation',
  }
  return (
    <Frame section={section} wide>
      <ul>
        {section.countries.map(({ _id, isoCode, name, capital, population }) => (
          <li key={_id}>
            <Flag isoCode={isoCode} />
            <strong {...translated(name)} />
            {shows.capital && capital && (
              <dl>
                <Detail name={message('countries.capital')} value={capital} />
                {shows.population && population && (
                  <Detail name={message('countries.population')} value={population} />
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  )
}
