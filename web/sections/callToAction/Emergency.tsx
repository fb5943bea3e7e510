import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { PhoneLink } from '../../routing/ContactLinks.tsx'
import { color, font, from } from '../../theme/tokens.ts'
import { Container, spanning, twelveColumns } from '../../ui/layout.tsx'
import { H2 } from '../../ui/typography.tsx'
import { ActionButton } from '../parts/Actions.tsx'
import { headingIdOf, landmark } from '../parts/Frame.tsx'

const Area = styled.section`
  background: ${color.alarm};
  color: ${color.onAlarm};

  :focus-visible {
    outline-color: ${color.onAlarm};
  }

  @media (forced-colors: active) {
    border-block: 3px solid;
  }
`

const Alarm = styled(Container)`
  padding-block: clamp(2.75rem, 5vw, 4.5rem);
  ${twelveColumns}

  @media print {
    padding: 5mm;
  }
`

const Texts = styled.div`
  line-height: 1.5;

  ${spanning('1/5')}

  ${H2} {
    margin-bottom: .75rem;
    font-size: ${font.size.invitation};
    line-height: 1.06;

    ${from.large} {
      font-size: min(3.2vw, 2.75rem);
    }
  }

  p {
    max-width: 36em;
    text-wrap: pretty;
  }

  a, button {
    margin: .75rem 1.5rem 0 0;
    text-decoration-color: currentColor;
  }
`

const Numbers = styled.p`
  margin-top: 1.5rem;

  ${from.large} {
    grid-column: 5/-1;
    align-self: end;
    justify-self: end;
    margin: 0;
  }

  span {
    display: block;
  }

  a {
    display: inline-block;
    font: ${font.serifWeight} clamp(2.25rem, 7.5vw, 6.75rem)/1 ${font.serif};
    letter-spacing: -.02em;
    text-decoration: underline 2px;
    text-underline-offset: .14em;

    /* On small screens it breaks where text is set wider. */
    ${from.large} {
      white-space: nowrap;
    }

    &:hover {
      color: inherit;
      text-decoration-thickness: 5px;
    }
  }
`

/** The emergency: the only laterite surface, and the telephone number. */
export function Emergency({ section }: { section: SectionOf<'callToAction'> }) {
  const telephones = section.actions.filter(({ kind }) => kind === 'phone')
  const others = section.actions.filter(({ kind }) => kind !== 'phone')
  return (
    <Area {...landmark(section)}>
      <Alarm>
        <Texts>
          <H2 id={headingIdOf(section)} {...translated(section.heading)} />
          {section.intro && <p {...translated(section.intro)} />}
          <p {...translated(section.text)} />
          {others.map((action) => (
            <ActionButton key={action._key} action={action} look="onward" />
          ))}
        </Texts>
        <Numbers>
          {telephones.map(({ _key, label }) => label && <span key={_key} {...translated(label)} />)}
          <PhoneLink />
        </Numbers>
      </Alarm>
    </Area>
  )
}
