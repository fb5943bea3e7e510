import { TextInput } from '@sanity/ui'
import { useState } from 'react'
import { day } from './criteria.ts'

type DayInputProps = { title: string; value: string; onChange: (day: string) => void }

/** A date field. Calls `onChange` once its year is complete. */
export function DayInput({ title, value, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      type="date"
      aria-label={title}
      fontSize={1}
      padding={2}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (day.safeParse(currentTarget.value).success) onChange(currentTarget.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
