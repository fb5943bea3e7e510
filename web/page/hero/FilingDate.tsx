import { type ReactNode, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { dateFormat } from '../../../shared/text/formats.ts'
import { type CalendarMonth, daysLater, monthsBetween } from '../../charts/calendar.ts'
import { fillText } from '../../i18n/fillText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { color, font } from '../../theme/tokens.ts'
import { fieldBox } from '../../ui/fieldBox.ts'
import { formatDate } from '../../ui/formatDate.ts'

const Label = styled.label`
  display: grid;
  gap: .35rem;
  justify-items: start;
  margin-bottom: 1.25rem;

  html:not([data-scripted]) & {
    display: none;
  }

  input {
    ${fieldBox}
  }

  @media print {
    display: none;
  }
`

const End = styled.p`
  font-weight: 600;

  &:not(:empty) {
    margin-bottom: 1rem;
  }
`

const Leaves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: 1.25rem;
`

const Days = styled.ol<{ $weekday?: number }>`
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
    grid-column-start: ${({ $weekday = 1 }) => $weekday};
  }
`

const inside = css`
  background: ${color.member};
  color: ${color.onMember};

  @media (forced-colors: active) {
    text-decoration: underline;
  }
`

/** The day that was chosen. The last day has no mark of its own, because a period is not an appointment. */
const first = css`
  outline: 2px solid ${color.accent};
  outline-offset: -2px;
  color: ${color.ink};
  font-weight: 600;
`

const Day = styled.li<{ $place?: 'inside' | 'first' | undefined }>`
  ${({ $place }) => $place && { inside, first }[$place]}
`

/** The date from which visitors count. */
export function FilingDate({ onChange }: { onChange: (date: string) => void }) {
  const message = useMessages()
  const input = useRef<HTMLInputElement>(null)
  // A date may have been chosen before the application ran.
  useEffect(() => onChange(input.current?.value ?? ''), [onChange])
  return (
    <Label>
      <span {...translatedProps(message('calendar.from'))} />
      <input
        ref={input}
        type="date"
        autoComplete="off"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Label>
  )
}

/** The part of a month in which a day is, as in “late January”. */
const partOf = (date: string) => {
  const day = Number(date.slice(8))
  return day <= 10 ? 'early' : day <= 20 ? 'middle' : 'late'
}

type CalendarProps = {
  from: string
  days: number
  /** The drawing that is shown until a date is chosen. */
  children: ReactNode
}

/** A number of days on the calendar. Their end is named by its part of the month, because they may be an average. */
export function Calendar({ from, days, children }: CalendarProps) {
  const message = useMessages()
  const { language } = useLanguage()
  const to = daysLater(from, days)
  const month = to && formatDate(to, language, 'month')
  return (
    <>
      <End role="status">
        {to && (
          <span
            key={to}
            {...translatedProps(fillText(message(`calendar.${partOf(to)}`), { days, month }))}
          />
        )}
      </End>
      {to ? (
        <Leaves aria-hidden>
          {monthsBetween(from, to).map((month) => (
            <Leaf key={month.first} month={month} from={from} to={to} />
          ))}
        </Leaves>
      ) : (
        children
      )}
    </>
  )
}

/** 1 January 2024 was a Monday. */
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, index + 1)))

function Leaf({ month, from, to }: { month: CalendarMonth; from: string; to: string }) {
  const { language } = useLanguage()
  const { first, length, weekday } = month
  const weekdayFormat = dateFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
  const placeOf = (date: string) => {
    if (date === from) return 'first'
    return date > from && date <= to ? 'inside' : undefined
  }
  return (
    <div>
      <b>{formatDate(first, language, 'month')}</b>
      <Days as="div">
        {weekdays.map((day) => (
          <span key={day.getTime()}>{weekdayFormat.format(day)}</span>
        ))}
      </Days>
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
