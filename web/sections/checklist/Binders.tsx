import { useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { addToMessage } from '../../browser/enquiryDraft.ts'
import { keptTicks } from '../../browser/ticks.ts'
import { createT } from '../../i18n/createT.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { color, font, from } from '../../theme/tokens.ts'
import { Row } from '../../ui/layout.tsx'
import { silentCounter } from '../../ui/typography.tsx'
import { Actions, contactAbout } from '../parts/Actions.tsx'

/** The height of the row: a box, and the offset by which a ticked one is raised. */
const height = '13.75rem'

/** The background of a box, drawn as the back of a binder: its label, its hole and its cover. */
const cover = (ground: string) => css`
  background:
    radial-gradient(
      circle at 50% calc(100% - 1.75rem),
      ${color.field} .22rem, ${color.ink} .25rem .55rem, ${color.field} .58rem .68rem, transparent .7rem
    ),
    linear-gradient(${color.field}, ${color.field}) 50% 1.25rem/min(3.25rem, 78%) calc(100% - 4.5rem) no-repeat,
    ${ground};
`

const Binder = styled.span`
  position: relative;
  grid-row: 1;
  align-self: end;
  height: ${height};
  max-height: calc(100% - 1.25rem);
  padding: 2.9rem 0 3.75rem;
  overflow: hidden;
  border: 1px solid ${color.ink};
  ${cover(color.memberSecond)}
  font: ${font.serifWeight} clamp(.75rem, 1.1vw, .875rem)/1.1 ${font.serif};
  writing-mode: vertical-rl;
  text-orientation: sideways;
  text-wrap: balance;
  cursor: pointer;
  transition: translate .2s;

  /* The lines of its words are centred in the label. */
  display: flex;
  flex-direction: column;
  justify-content: center;

  &::before {
    ${silentCounter('counter(entry)')}
    position: absolute;
    inset: 1.4rem 0 auto;
    color: ${color.accent};
    text-align: center;
    writing-mode: horizontal-tb;
  }

  li:nth-child(3n) & {
    ${cover(color.highlight)}
  }

  :checked + & {
    ${cover(color.member)}
    translate: 0 -1.25rem;
  }

  :focus-visible + & {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  /* Backgrounds are forced away, so the hole is a ring, which is filled once the binder is taken out. */
  @media (forced-colors: active) {
    &::after {
      position: absolute;
      right: 50%;
      bottom: 1.2rem;
      width: .7rem;
      height: .7rem;
      border: .25rem solid;
      border-radius: 50%;
      translate: 50%;
      content: '';
    }

    :checked + & {
      border-width: 4px;

      &::after {
        border-width: .6rem;
        width: 0;
        height: 0;
      }
    }
  }

  @media print {
    display: none;
  }
`

const Text = styled.span`
  position: relative;
  grid-column: 1/-1;
  padding: .6rem 0 .6rem 2rem;
  border-top: 1px solid ${color.rule};
  font-size: ${font.size.m};
  line-height: 1.45;
  cursor: pointer;

  &::before {
    ${silentCounter('counter(entry)')}
    position: absolute;
    left: 0;
    color: ${color.accent};
  }

  :checked ~ & {
    padding-top: calc(.6rem - 2px);
    border-top: 3px solid ${color.member};
    color: ${color.inkMuted};
  }

  ${from.large} {
    grid-column: span 2;
    margin-right: 1rem;
    font-size: ${font.size.s};

    :nth-child(-n + 4) > * > & {
      margin-top: 1rem;
    }
  }

  @media print {
    display: block;
    padding-left: 0;
    break-inside: avoid;

    /* A box to tick. */
    &::before {
      position: static;
      display: inline-block;
      width: .75rem;
      height: .75rem;
      margin-right: .6rem;
      border: 1px solid ${color.ink};
      color: transparent;
      content: '';
    }
  }
`

/** Fewer boxes stand beside the texts of their entries. */
const minAbove = 8

/** The boxes on the left half, and a text in each row of the right half. */
const besideTexts = (count: number) => css`
  ${from.large} {
    grid-template-rows: repeat(${count}, auto);
    grid-template-columns: repeat(${count}, minmax(0, 1fr)) minmax(0, ${count}fr);
    min-height: ${height};
    background-position: 0 100%;
    background-size: 50% 3px;

    ${Binder} {
      grid-row: 1/-1;
    }

    ${Text} {
      grid-column: -2/-1;
      margin: 0 0 0 1.25rem;
    }
  }
`

/**
 * Boxes side by side, with the texts of their entries. Each `label` contains both, so that a click on either ticks the
 * entry. The items themselves generate no CSS boxes. Ticking works without scripts.
 */
const Rack = styled.ul<{ $count: number }>`
  counter-reset: ticked entry;

  @media screen {
    display: grid;
    grid-template-rows: ${height};
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: .25rem;
    background: linear-gradient(${color.ink}, ${color.ink}) 0 ${height}/100% 3px no-repeat;

    > li, label {
      display: contents;
    }

    ${({ $count }) => $count < minAbove && besideTexts($count)}
  }

  input {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    opacity: 0;
    counter-increment: entry;

    /* The checkboxes lie on one another, above a binder. */
    pointer-events: none;

    &:checked {
      counter-increment: entry ticked;
    }
  }

  @media print {
    input {
      display: none;
    }
  }
`

/** Says that the binders are controls. */
const Invitation = styled.p`
  margin-bottom: .5rem;
  font-weight: 600;

  @media print {
    display: none;
  }
`

/** The number of ticks, and the link to the form. */
const Outcome = styled(Row)`
  margin-top: 1.25rem;

  @media print {
    display: none;
  }
`

const Count = styled.p`
  margin-right: 1.5rem;
  font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};

  &::before {
    content: counter(ticked) ' ';
  }
`

const ticks = keptTicks('documents')

type BindersProps = {
  section: SectionOf<'checklist'>
  content: NonNullable<SectionOf<'checklist'>['binders']>
}

/**
 * The entries of a checklist, drawn as binders on a shelf; editors choose this drawing under that name. Visitors tick
 * the documents that they have. With scripts, ticks are kept for the tab, and the missing documents become the draft of
 * an enquiry.
 */
export function Binders({
  section: { _key, items, actions },
  content: { messages, service },
}: BindersProps) {
  const rack = useRef<HTMLUListElement>(null)
  const count = items.length
  const { language } = useLanguage()
  const t = createT('binders', messages, language)
  useEffect(() => {
    if (rack.current) ticks.restore(rack.current)
  }, [])
  const saveTicks = () => {
    if (rack.current) ticks.save(rack.current)
  }
  const saveMessage = () => {
    const boxes = [...(rack.current?.querySelectorAll('input') ?? [])]
    const missing = items.filter((_, index) => !boxes[index]?.checked)
    const lines = missing.map(({ text }) => `- ${text.value}`).join('\n')
    const key = missing.length > 0 ? 'message' : 'complete'
    addToMessage('documents', t(key, { n: count - missing.length, count, lines }).value)
  }
  return (
    <>
      <Invitation data-nosnippet {...translatedProps(t('tick'))} />
      <Rack ref={rack} $count={count} onChange={saveTicks}>
        {items.map(({ _key: key, text, short }) => (
          <li key={key}>
            <label>
              <input type="checkbox" value={`${_key}.${key}`} />
              <Binder aria-hidden {...(short && translatedProps(short))} />
              <Text {...translatedProps(text)} />
            </label>
          </li>
        ))}
      </Rack>
      <Outcome>
        <Count>
          <span {...translatedProps(t('count', { count }))} />
        </Count>
        <ButtonLink
          to={contactAbout(service)}
          $variant="secondary"
          onClick={saveMessage}
          data-starts
          {...translatedProps(t('ask'))}
        />
        {actions && <Actions actions={actions} inBody />}
      </Outcome>
    </>
  )
}
