import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { fill, opens, shown, translated } from '../../i18n/text.ts'
import type { Plate } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { Caption } from './Caption.tsx'
import { Cells } from './Cells.tsx'

/** Plates side by side, each no narrower than its words. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 1.5rem;
  align-items: start;
  font-size: ${font.size.s};
  line-height: 1.35;
`

const NeatLine = styled.div`
  padding: 1.25rem;
  border: 1px solid ${color.ink};
`

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  align-items: baseline;

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex: 1;
  }

  > :nth-child(2) {
    font: ${font.serifWeight} ${font.size.l}/1.1 ${font.serif};
  }
`

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;

  ${Label} {
    margin-bottom: .4rem;
  }
`

/** Stages along a line, a square each. */
const Path = styled.ol`
  counter-reset: stage;

  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
    padding-bottom: 1rem;
    background: linear-gradient(${color.member}, ${color.member}) .8125rem 0/2px 100% no-repeat;
    counter-increment: stage;

    &:last-child {
      padding-bottom: 0;
    }

    &::before {
      background: ${color.member};
      color: ${color.onMember};
      font-weight: 600;
      line-height: 1.75rem;
      text-align: center;
      content: counter(stage) / '';
    }
  }
`

/** Rooms in pairs. The ground shows as walls. */
const Plan = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 3px;
  border: 3px solid ${color.ink};
  background: ${color.ink};
  font-size: ${font.size.xs};
  counter-reset: room;

  > li {
    padding: .5rem .75rem 1rem;
    background: ${color.tint};
    counter-increment: room;

    &::before {
      color: ${color.laterite};
      font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
      content: counter(room) / '';
    }
  }
`

const forms = { cells: Rows, path: Path, plan: Plan }

/** Drawings beside a page's heading, each with the words and numbers that it draws. */
export function Plates({ plates }: { plates: Plate[] }) {
  const message = useMessages()
  return (
    <Beside>
      {plates.map(({ heading, form, rows, columns = 1, caption, unit }) => {
        const List = forms[form]
        return (
          <figure key={heading.key} {...opens(heading)}>
            <NeatLine>
              <List>
                {rows.map(({ label, value, cells }) => (
                  <li key={label.key}>
                    <Label>
                      <span {...translated(label)} />
                      {value && <span {...shown(value)} />}
                    </Label>
                    {cells && <Cells cells={cells} columns={columns} />}
                  </li>
                ))}
              </List>
            </NeatLine>
            <Caption ruled={false}>
              <span {...translated(heading)} />
              {'. '}
              {caption && (
                <span
                  {...translated(
                    fill(message(caption), { unit: unit && message(`unit.${unit}`).value }),
                  )}
                />
              )}
            </Caption>
          </figure>
        )
      })}
    </Beside>
  )
}
