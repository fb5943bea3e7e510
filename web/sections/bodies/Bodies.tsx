import styled from 'styled-components'
import { fillText } from '../../i18n/fillText.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { from } from '../../theme/tokens.ts'
import { Rows } from '../../ui/items.tsx'
import { RunList } from '../../ui/TickedList.tsx'
import { MarginNumberedH3, numberWidth, Secondary } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const Reach = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: .4rem;
  align-content: start;

  ${from.large} {
    > h3 ~ * {
      margin-left: ${numberWidth};
    }
  }
`

export function Bodies({ section }: { section: SectionOf<'bodies'> }) {
  const message = useMessages()
  const countries = (count: string) =>
    fillText(message(count === '1' ? 'bodies.country' : 'bodies.countries'), { count })
  return (
    <Frame section={section} wide>
      <Rows>
        {section.items.map((body) => (
          <li key={body._key}>
            <Reach>
              <MarginNumberedH3 {...translatedProps(body.name)} />
              <Secondary {...translatedProps(body.fullName)} />
              <p {...translatedProps(countries(body.countryCount))} />
            </Reach>
            <div>
              <p {...translatedProps(body.text)} />
              <ButtonLink
                to={body.page}
                $variant="onward"
                {...translatedProps(body.link?.linkText ?? body.name)}
              />
            </div>
            <RunList points={body.services} />
          </li>
        ))}
      </Rows>
    </Frame>
  )
}
