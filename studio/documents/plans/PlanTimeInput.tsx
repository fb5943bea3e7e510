import { Card, Stack, Text } from '@sanity/ui'
import { type StringInputProps, set, unset } from 'sanity'
import { t } from '../../i18n/t.ts'
import { formatPlanTime } from './planDocument.ts'

/** The end of a stored time, after its hour and minute. The company's zone is UTC (`companyZone`). */
const rest = ':00.000Z'

/**
 * A time on the company's clocks. Sanity's own input makes a time of the editor's zone first, in which some hours do
 * not exist, such as midnight of 30 April 2027 in Cairo. Here the digits are stored as they are typed.
 */
export function PlanTimeInput({ value, onChange, readOnly, elementProps }: StringInputProps) {
  return (
    <Stack gap={3}>
      <Card border radius={2} padding={2}>
        <input
          id={elementProps.id}
          ref={elementProps.ref}
          type="datetime-local"
          value={value?.slice(0, 16) ?? ''}
          readOnly={readOnly === true}
          onFocus={elementProps.onFocus}
          onBlur={elementProps.onBlur}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(typed === '' ? unset() : set(typed + rest))
          }
          style={{
            font: 'inherit',
            color: 'inherit',
            background: 'none',
            border: 0,
            width: '100%',
          }}
        />
      </Card>
      <Text size={1} muted>
        {value ? formatPlanTime(value) : t('Time in Accra')}
      </Text>
    </Stack>
  )
}
