import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { color, font } from '../../theme/tokens.ts'
import { Tick } from '../../ui/Tick.ts'
import type { Medicine } from './choice.ts'

/** A box with a top and a side, drawn as a medicine's pack. The stripe at the left has its category's colours. */
const Carton = styled.li`
  position: relative;
  border: 1px solid ${color.ink};
  background: linear-gradient(90deg, var(--band) 50%, var(--band-2) 0) 0 0/1.75rem 100% no-repeat ${color.highlight};
  break-inside: avoid;
  container-type: inline-size;
  hyphens: manual;
  overflow-wrap: anywhere;

  &::before, &::after {
    position: absolute;
    border: 1px solid ${color.ink};
    content: '';
  }

  &::before {
    inset: auto -1px calc(100% + 1px);
    height: .6rem;
    border-bottom: 0;
    background: ${color.tint};
    transform: skewX(-45deg);
    transform-origin: 0 100%;
  }

  &::after {
    inset: -1px auto -1px calc(100% + 1px);
    width: .6rem;
    border-width: 0 1px 1px 0;
    background: ${color.rule};
    transform: skewY(-45deg);
    transform-origin: 0 0;
  }

  &[hidden] {
    display: none;
  }

  /* The shelf stays where it is. */
  --lift: 0rem;

  &:has(:checked) {
    --lift: .5rem;
    translate: 0 calc(-1 * var(--lift));
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};

    /* Around the top and the side, which would cover it. */
    outline-offset: .65rem;
  }

  > svg {
    position: absolute;
    bottom: 0;
    fill: ${color.field};
    pointer-events: none;
  }

  /* A pack 7rem wide has room for the longest substance. */
  span {
    display: block;
    font: ${font.serifWeight} clamp(.75rem, 10.4cqi, 1.0625rem)/1.17 ${font.serif};
  }
`

const Form = styled.svg`
  right: .5rem;
  width: 1.75rem;
  stroke: ${color.ink};

  path + path {
    fill: var(--band);
  }
`

/** The label of the checkbox. A click anywhere on it ticks the medicine. */
const Front = styled.label`
  display: block;
  min-height: 5.6rem;
  padding: .7rem .2rem 2.3rem 2.05rem;

  /* The shelf, up to the next pack. */
  &::after {
    position: absolute;
    inset: calc(100% + 1px + var(--lift)) calc(-1px - 1.25rem) auto -1px;
    border-top: 3px solid ${color.ink};
    pointer-events: none;
    content: '';
  }

  @media (scripting: enabled) {
    cursor: pointer;
  }
`

/** The checkbox. It needs scripts, which turn the ticked medicines into a request. */
const PackTick = styled(Tick)`
  position: absolute;
  bottom: .6rem;
  left: 2.05rem;
  border-color: ${color.ink};

  /* Not below the request, which covers the end of the window. */
  scroll-margin-block: 6rem 9rem;

  &:focus-visible {
    outline: 0;
  }

  @media print, (scripting: none) {
    display: none;
  }
`

/** A square on the band for each active ingredient. */
const Squares = styled.svg`
  left: .6rem;
  width: .55rem;
  padding-bottom: .4rem;

  @media (forced-colors: active) {
    && {
      fill: CanvasText;
    }
  }
`

const forms: Record<NonNullable<Medicine['form']>, [outline: string, coloured: string]> = {
  vial: ['M11 47V20q0-5 4-6v-4h10v4q4 1 4 6v27z', 'M13 3h14v7H13zM11 28h18v19H11z'],
  suppositories: [
    'M2 6h36v41H2z',
    'M5 41V22q0-9 4-11 4 2 4 11v19zM16 41V22q0-9 4-11 4 2 4 11v19zM27 41V22q0-9 4-11 4 2 4 11v19z',
  ],
  sachet: ['M5 5l3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3v42H5zM5 12h30', 'M5 30h30v9H5z'],
  bottle: ['M9 47V22q0-5 5-7v-4h12v4q5 2 5 7v25z', 'M12 3h16v8H12zM9 27h22v13H9z'],
  blister: [
    'M3 9h34v38H3z',
    [18, 28, 38]
      .flatMap((y) => [7, 16, 25].map((x) => `M${x} ${y}a4 4 0 108 0a4 4 0 10-8 0`))
      .join(''),
  ],
}

type PackProps = { id: string; medicine: Medicine; isHidden: boolean }

export function Pack({ id, medicine: { name, ingredients = 0, form }, isHidden }: PackProps) {
  const [outline, coloured] = form ? forms[form] : []
  return (
    <Carton hidden={isHidden}>
      <Front>
        <PackTick type="checkbox" name="medicine" value={id} />
        <span {...translatedProps(name)} />
      </Front>
      {ingredients > 0 && (
        <Squares viewBox={`0 0 2 ${ingredients * 3}`} aria-hidden="true">
          <path d={Array.from({ length: ingredients }, (_, n) => `M0 ${n * 3}h2v2H0z`).join('')} />
        </Squares>
      )}
      {form && (
        <Form viewBox="0 0 40 48" aria-hidden="true">
          <path d={outline} />
          <path d={coloured} />
        </Form>
      )}
    </Carton>
  )
}
