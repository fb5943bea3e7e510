import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Text } from '../../../shared/content/text.ts'
import { translated } from '../../i18n/text.ts'
import type { Action } from '../../model/types.ts'
import { color, readingWidth, space } from '../../theme/tokens.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { H2, Lead } from '../../ui/typography.tsx'
import { Actions } from './Actions.tsx'

const Ground = styled.section`
  padding-block: ${space.xxl};

  &:nth-of-type(odd) {
    background: ${color.tint};
  }
`

const Content = styled(Stack)<{ $narrow: boolean }>`
  max-width: ${({ $narrow }) => ($narrow ? readingWidth : 'none')};
`

type FrameProps = {
  section: {
    anchor: string
    heading: Text
    intro?: Text | undefined
    actions?: Action[] | undefined
  }
  narrow?: boolean
  children?: ReactNode
}

/** The frame of a section: its id, its heading as the label, introduction and buttons. */
export function Frame({ section, narrow = false, children }: FrameProps) {
  const headingId = `${section.anchor}-heading`
  return (
    <Ground id={section.anchor} aria-labelledby={headingId} tabIndex={-1}>
      <Container>
        <Content $gap="l" $narrow={narrow}>
          <Stack $gap="s">
            <H2 id={headingId} {...translated(section.heading)} />
            {section.intro && <Lead {...translated(section.intro)} />}
          </Stack>
          {children}
          {section.actions && <Actions actions={section.actions} />}
        </Content>
      </Container>
    </Ground>
  )
}
