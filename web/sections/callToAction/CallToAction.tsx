import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { Container, spanning, twelveColumns } from '../../ui/layout.tsx'
import { H2 } from '../../ui/typography.tsx'
import { Actions } from '../parts/Actions.tsx'
import { headingIdOf, landmark } from '../parts/Frame.tsx'
import { Emergency } from './Emergency.tsx'

const Ground = styled.section`
  background: ${color.manila};

  @media (forced-colors: active) {
    border-block: 1px solid;
  }

  @media print {
    display: none;
  }
`

const Band = styled(Container)`
  padding-block: clamp(2.75rem, 5vw, 4.5rem);
  ${twelveColumns}

  > ${H2} {
    margin-bottom: .75rem;
    font-size: ${font.size.invitation};
    line-height: 1.06;

    ${from.large} {
      grid-column: 1/7;
      margin: 0;
    }
  }
`

const Texts = styled.div`
  ${spanning('7/-1')}

  p {
    max-width: 34em;
    margin-bottom: 1.5rem;
    font-size: ${font.size.l};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

function Invitation({ section }: { section: SectionOf<'callToAction'> }) {
  return (
    <Ground {...landmark(section)}>
      <Band>
        <H2 id={headingIdOf(section)} {...translated(section.heading)} />
        <Texts>
          {section.intro && <p {...translated(section.intro)} />}
          <p {...translated(section.text)} />
          <Actions actions={section.actions} />
        </Texts>
      </Band>
    </Ground>
  )
}

export function CallToAction({ section }: { section: SectionOf<'callToAction'> }) {
  return section.emergency ? <Emergency section={section} /> : <Invitation section={section} />
}
