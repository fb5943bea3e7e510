import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { type CalendarMonth, daysLater, monthsBetween } from '../../charts/calendar.ts'
import { fillText } from '../../i18n/fillText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { color, font } from '../../theme/tokens.ts'
import { fieldBox } from '../../ui/fieldBox.ts'
import { formatDate } from '../../ui/formatDate.ts'

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: .75rem 1.5rem;
  margin: .75rem 0 1.25rem;

  html:not([data-scripted]) & {
    display: none;
  }

  label, p {
    display: grid;
    gap: .35rem;
    align-content: start;
  }

  input {
    ${fieldBox}
  }

  strong {
    font: ${font.serifWeight} ${font.size.xl}/1.2 ${font.serif};
  }

  @media print {
    display: none;
  }
`

const Leaves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: 1.25rem;
`

const Days = styled.ol<{ $weekday: number }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  margin-top: .35rem;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: 1.9;
  text-align: center;
  font-variant-numeric: tabular-nums;

  > :first-child {
    grid-column-start: ${({ $weekday }) => $weekday};
  }
`

const inside = css`
  background: ${color.member};
  color: ${color.onMember};

  @media (forced-colors: active) {
    text-decoration: underline;
  }
`

const edge = css`
  outline: 2px solid ${color.accent};
  outline-offset: -2px;
  color: ${color.ink};
  font-weight: 600;
`

const Day = styled.li<{ $place?: 'inside' | 'edge' | undefined }>`
  ${({ $place }) => $place && { inside, edge }[$place]}
`

type FilingDateProps = {
  days: number
  /** The drawing until a date is chosen. */
  children: ReactNode
}

/** A number of days as a calendar, from a date that the visitor chooses. */
export function FilingDate({ days, children }: FilingDateProps) {
  const message = useMessages()
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState('')
  // A date may have been chosen before the application ran.
  useEffect(() => setFrom(input.current?.value ?? ''), [])
  const to = daysLater(from, days)
  return (
    <>
      <Dates>
        <label>
          <span {...translatedProps(message('calendar.from'))} />
          <input
            ref={input}
            type="date"
            autoComplete="off"
            onInput={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </label>
        <p role="status">
          {to !== undefined && (
            <>
              <span {...translatedProps(fillText(message('calendar.to'), { days }))} />
              <strong>{formatDate(to, language)}</strong>
            </>
          )}
        </p>
      </Dates>
      {to === undefined ? (
        children
      ) : (
        <Leaves aria-hidden>
          {monthsBetween(from, to).map((month) => (
            <Leaf key={month.first} month={month} from={from} to={to} />
          ))}
        </Leaves>
      )}
    </>
  )
}

function Leaf({ month, from, to }: { month: CalendarMonth; from: string; to: string }) {
  const { language } = useLanguage()
  const { first, length, weekday } = month
  const placeOf = (date: string) => {
    if (date === from || date === to) return 'edge'
    return date > from && date < to ? 'inside' : undefined
  }
  return (
    <div>
      <b>{formatDate(first, language, 'month')}</b>
      <Days $weekday={weekday}>
        {Array.from({ length }, (_, index) => {
          const number = index + 1
          const date = `${first.slice(0, 8)}${String(number).padStart(2, '0')}`
          return (
            <Day key={date} $place={placeOf(date)}>
              {number}
            </Day>
          )
        })}
      </Days>
    </div>
  )
}
