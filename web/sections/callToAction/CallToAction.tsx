import styled from 'styled-components'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, space } from '../../theme/tokens.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { H2, Lead } from '../../ui/typography.tsx'
import { Actions } from '../parts/Actions.tsx'

const Ground = styled.section`
  padding-block: ${space.xxl};
  background: ${color.deep};
  color: ${color.onDeep};

  ${Lead} {
    color: ${color.onDeepMuted};
  }
`

/** A closing invitation on a dark ground. */
export function CallToAction({ section }: { section: SectionOf<'callToAction'> }) {
  const headingId = `${section.anchor}-heading`
  return (
    <Ground id={section.anchor} aria-labelledby={headingId} tabIndex={-1}>
      <Container>
        <Stack $gap="l">
          <H2 id={headingId} {...translated(section.heading)} />
          {section.intro && <Lead {...translated(section.intro)} />}
          <Lead {...translated(section.text)} />
          <Actions actions={section.actions} onDeep />
        </Stack>
      </Container>
    </Ground>
  )
}
