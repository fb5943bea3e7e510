import { Card, Flex, Select, Text } from '@sanity/ui'
import type { RefObject } from 'react'
import { t } from '../../../i18n/t.ts'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import type { EnquiryPatch } from '../inbox.ts'
import type { InboxEnquiry, Staff } from '../inboxShapes.ts'
import { statuses, statusTexts } from '../statuses.ts'
import { SelectionCheckbox } from './SelectionCheckbox.tsx'

type SelectionBarProps = {
  selected: InboxEnquiry[]
  isAllSelected: boolean
  box: RefObject<HTMLInputElement | null>
  staff: Staff[]
  isBusy: boolean
  onSelectAll: (isSelected: boolean) => void
  /** Also selects the matching enquiries that are not listed yet; undefined if there are none. */
  onSelectFound: (() => void) | undefined
  onChange: (changes: EnquiryPatch) => void
}

/** The actions on all selected enquiries. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, isAllSelected, box, staff, isBusy, onSelectAll, onSelectFound, onChange } =
    props
  const count = selected.length
  return (
    // Stays visible while the list scrolls.
    <Card paddingY={1} style={{ position: 'sticky', top: 0, zIndex: 1 }}>
      <Flex
        gap={1}
        wrap="wrap"
        align="center"
        paddingX={2}
        role="group"
        aria-label={t('Ticked enquiries')}
      >
        <SelectionCheckbox
          ref={box}
          label={t('Tick all in the list')}
          isSelected={isAllSelected}
          isPartial={count > 0 && !isAllSelected}
          onSelect={() => onSelectAll(!isAllSelected)}
        />
        <Text size={1} muted={count === 0}>
          {count === 0 ? t('Nothing is ticked') : t('{count} ticked', { count })}
        </Text>
        {isAllSelected && onSelectFound && (
          <SmallButton mode="bleed" text={t('Tick older ones too')} onClick={onSelectFound} />
        )}
        {count > 0 && (
          <>
            {statuses.map((status) => (
              <SmallButton
                key={status}
                mode="ghost"
                tone={status === 'deleted' ? 'critical' : 'default'}
                text={status === 'deleted' ? t('Delete') : statusTexts[status].title}
                aria-label={statusTexts[status].mark}
                disabled={isBusy}
                onClick={() => onChange({ status })}
              />
            ))}
            <Flex style={{ flex: '0 1 7rem', minWidth: '7rem' }}>
              <Select
                aria-label={t('Taken by')}
                fontSize={1}
                padding={2}
                value=""
                disabled={isBusy}
                onChange={({ currentTarget: { value } }) =>
                  value !== '' && onChange({ owner: value === nobody ? null : value })
                }
              >
                <option value="">{t('Give to …')}</option>
                <option value={nobody}>{t('Nobody')}</option>
                {staff.map(({ email, name }) => (
                  <option key={email} value={email}>
                    {name}
                  </option>
                ))}
              </Select>
            </Flex>
          </>
        )}
      </Flex>
    </Card>
  )
}

/** The menu's value for no owner. No email address equals it. */
const nobody = '-'
