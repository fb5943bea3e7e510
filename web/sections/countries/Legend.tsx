import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import type { MessageKey } from '../../i18n/messages/en.ts'
import { translated } from '../../i18n/text.ts'
import type { AreaClass } from '../../model/types.ts'
import { color } from '../../theme/tokens.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1.5rem;
  margin-top: .35rem;
`

const grounds: Record<AreaClass, string> = {
  member: color.member,
  second: color.member2,
  third: `repeating-linear-gradient(135deg, ${color.member3} 0 2px, ${color.hatch} 2px 3px)`,
}

const Entry = styled.span<{ $class: AreaClass }>`
  display: flex;
  align-items: baseline;
  gap: .5rem;

  &::before {
    width: .6875rem;
    height: .6875rem;
    background: ${({ $class }) => grounds[$class]};
    content: '';
    forced-color-adjust: none;
  }
`

const words: Record<AreaClass, MessageKey> = {
  member: 'coverage.both',
  second: 'coverage.one',
  third: 'coverage.national',
}

/** What the colours of the trademark coverage mean. No list, because the section's list is the register. */
export function Legend({ classes }: { classes: readonly AreaClass[] }) {
  const message = useMessages()
  return (
    <Line>
      {classes.map((name) => (
        <Entry key={name} $class={name}>
          <span {...translated(message(words[name]))} />
        </Entry>
      ))}
    </Line>
  )
}
