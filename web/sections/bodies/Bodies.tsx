import styled from 'styled-components'
import { fillText } from '../../i18n/fillText.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { below, from } from '../../theme/tokens.ts'
import { ListFold } from '../../ui/Fold.tsx'
import { Rows } from '../../ui/items.tsx'
import { RunList } from '../../ui/MarkedList.tsx'
import { MarginNumberedH3, numberWidth, Secondary } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

/** On large screens, the countries that a body covers are below its name, beside its text and services. */
const BodyRows = styled(Rows)`
  > li > details:not([open]) {
    margin-block: -.9rem -1.1rem;
  }

  ${below.large} {
    > li {
      display: block;

      div, ul {
        margin-top: .6rem;
      }
    }
  }

  ${from.large} {
    > li {
      grid-template-rows: auto 1fr;

      div, ul {
        grid-row: span 2;
      }
    }
  }
`

const Reach = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: .4rem;
  align-content: start;

  ${from.large} {
    && {
      grid-row: 2;
      grid-column: 1/5;
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
      <BodyRows>
        {section.items.map((body, index) => (
          <li key={body._key}>
            <ListFold index={index} heading={<MarginNumberedH3 {...translatedProps(body.name)} />}>
              <Reach>
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
            </ListFold>
          </li>
        ))}
      </BodyRows>
    </Frame>
  )
}
