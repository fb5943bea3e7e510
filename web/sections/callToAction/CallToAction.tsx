import styled from 'styled-components'
import { EmergencyLink } from '../../contact/ContactLinks.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { Action, SectionOf } from '../../model/types.ts'
import { color, font, from } from '../../theme/tokens.ts'
import { Container, spanning, twelveColumns } from '../../ui/layout.tsx'
import { H2 } from '../../ui/typography.tsx'
import { ActionButton, Actions } from '../parts/Actions.tsx'
import { headingIdOf, landmark } from '../parts/Frame.tsx'

const Band = styled(Container)`
  padding-block: 1.5rem;
  ${twelveColumns}

  ${H2} {
    margin-bottom: .5rem;
    font-size: ${font.size.invitation};
    line-height: 1.06;
  }

  @media print {
    padding: 5mm;
  }
`

const InvitationArea = styled.section`
  background: ${color.highlight};

  h2 {
    ${spanning('1/7')}
  }

  @media (forced-colors: active) {
    border-block: 1px solid;
  }

  @media print {
    display: none;
  }
`

const Invitation = styled.div`
  line-height: 1.5;
  ${spanning('7/-1')}

  p {
    max-width: 38em;
    margin-bottom: .75rem;
  }
`

/** The emergency section has the colour `alarm`. */
const EmergencyArea = styled.section`
  background: ${color.alarm};
  color: ${color.onAlarm};

  :focus-visible {
    outline-color: ${color.onAlarm};
  }

  @media print, (forced-colors: active) {
    border-block: 3px solid;
    background: none;
    color: ${color.ink};
  }
`

const Emergency = styled.div`
  line-height: 1.5;
  ${spanning('1/5')}

  ${from.large} {
    ${H2} {
      font-size: min(3.2vw, 2.75rem);
    }
  }

  p {
    max-width: 36em;
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
    font: ${font.serifWeight} min(11.2vw, 6.75rem)/1 ${font.serif};
    letter-spacing: -.02em;
    text-decoration: underline 2px;
    text-underline-offset: .14em;

    /* On small screens, the number breaks where text is set wider. */
    ${from.large} {
      font-size: min(7.5vw, 6.75rem);
      white-space: nowrap;
    }

    &:hover {
      color: inherit;
      text-decoration-thickness: 5px;
    }
  }
`

const isTelephone = ({ kind }: Action) => kind === 'phone' || kind === 'emergency'

/** A call to action with buttons, or the emergency section with a large telephone number. */
export function CallToAction({ section }: { section: SectionOf<'callToAction'> }) {
  const { emergency, intro, actions } = section
  const heading = <H2 id={headingIdOf(section.anchor)} {...translatedProps(section.heading)} />
  const texts = (
    <>
      {intro && <p {...translatedProps(intro)} />}
      <p {...translatedProps(section.text)} />
    </>
  )
  if (!emergency)
    return (
      <InvitationArea {...landmark(section)}>
        <Band>
          {heading}
          <Invitation>
            {texts}
            <Actions actions={actions} />
          </Invitation>
        </Band>
      </InvitationArea>
    )
  return (
    <EmergencyArea {...landmark(section)}>
      <Band>
        <Emergency>
          {heading}
          {texts}
          {actions.map(
            (action) =>
              !isTelephone(action) && (
                <ActionButton key={action._key} action={action} variant="onward" />
              ),
          )}
        </Emergency>
        <Numbers>
          {actions.map(
            (action) =>
              isTelephone(action) &&
              action.label && <span key={action._key} {...translatedProps(action.label)} />,
          )}
          <EmergencyLink />
        </Numbers>
      </Band>
    </EmergencyArea>
  )
}
