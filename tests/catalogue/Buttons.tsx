import styled from 'styled-components'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { ButtonLink } from '../../web/routing/PageLink.tsx'
import { font } from '../../web/theme/tokens.ts'
import { Button, ButtonAnchor, type ButtonVariant } from '../../web/ui/Button.tsx'
import { classOf, type ForcedState } from './forcedStates.ts'
import { Specimen } from './Specimen.tsx'

const ButtonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1.5rem;
  align-items: center;
  justify-items: start;
  font-size: ${font.size.xs};
`

const variants = Object.keys({
  primary: true,
  secondary: true,
  onward: true,
} satisfies Record<ButtonVariant, true>) as ButtonVariant[]

const states: { name: string; classes: ForcedState[] }[] = [
  { name: 'rest', classes: [] },
  { name: 'hover', classes: ['hover'] },
  { name: 'focus', classes: ['focus', 'focus-visible'] },
  { name: 'active', classes: ['hover', 'active'] },
]

const classesOf = (forced: ForcedState[]) => forced.map(classOf).join(' ') || undefined

/** Buttons of each variant and links, in every state; and buttons that are links. */
export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`button-${variant}`} padded>
          <ButtonGrid>
            {states.map(({ name, classes }) => (
              <Button key={name} $variant={variant} className={classesOf(classes)}>
                {name}
              </Button>
            ))}
            <Button $variant={variant} disabled>
              disabled
            </Button>
            <ButtonLink $variant={variant} to={homePath}>
              to a page
            </ButtonLink>
            <ButtonAnchor $variant={variant} href="tel:+233302000000">
              elsewhere
            </ButtonAnchor>
          </ButtonGrid>
        </Specimen>
      ))}
      <Specimen name="links" padded>
        <ButtonGrid>
          {states.map(({ name, classes }) => (
            <a key={name} href="#specimen-links" className={classesOf(classes)}>
              {name}
            </a>
          ))}
        </ButtonGrid>
      </Specimen>
    </>
  )
}
