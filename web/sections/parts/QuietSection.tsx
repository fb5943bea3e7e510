import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { color, font } from '../../theme/tokens.ts'
import { Actions } from './Actions.tsx'
import { FrameNote, type FrameProps, headingIdOf, landmark, SectionIntro } from './Frame.tsx'

/** A section in small letters without a number, beside others at the end of a page. */
export const QuietArea = styled.section`
  font-size: ${font.size.s};
  line-height: 1.5;

  > h2 {
    font-size: inherit;
    font-weight: 600;
  }

  > p {
    margin-top: .25rem;
  }
`

/** A section with the parts of `Frame`, in small letters. */
export function QuietSection({ section, children }: Pick<FrameProps, 'section' | 'children'>) {
  const { anchor, heading, actions } = section
  return (
    <QuietArea {...landmark(section)}>
      <h2 id={headingIdOf(anchor)} {...translatedProps(heading)} />
      <SectionIntro section={section} />
      {children}
      <FrameNote section={section} />
      {actions && <Actions actions={actions} inBody />}
    </QuietArea>
  )
}

/** Links of a quiet section one after another, each as high as a finger needs. */
export const QuietLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  column-gap: 1.5rem;

  a {
    display: inline-block;
    padding-block: .25rem;
  }

  time {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
`
