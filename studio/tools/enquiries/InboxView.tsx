import { Box, Button, Card, Flex, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDuration } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import {
  type Criteria,
  completeCriteria,
  hasFacets,
  type InboxSearch,
  type View,
} from './criteria.ts'
import { displayName } from './detail/changeTexts.ts'
import { EnquiryDetail } from './detail/EnquiryDetail.tsx'
import type { ReplyTemplate } from './detail/reply.ts'
import { useNotes } from './detail/useNotes.ts'
import { Export } from './export/Export.tsx'
import { InboxHeader } from './InboxHeader.tsx'
import { InboxSettings } from './InboxSettings.tsx'
import { type Inbox, maxSelected } from './inbox.ts'
import type { InboxEnquiry, Staff } from './inboxShapes.ts'
import { EnquiryList } from './list/EnquiryList.tsx'
import { FilterMenus } from './list/FilterMenus.tsx'
import { SelectionBar } from './list/SelectionBar.tsx'
import { useSelection } from './list/useSelection.ts'
import { ViewButtons } from './list/ViewButtons.tsx'
import type { ServiceNames } from './serviceNames.ts'
import { isClockWrong } from './session/sessionClock.ts'
import { UndoBar } from './UndoBar.tsx'
import { useInbox } from './useInbox.ts'
import { useSelectionActions } from './useSelectionActions.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useUndoableActions } from './useUndoableActions.ts'

type InboxViewProps = {
  /** By how many ms this computer's clock is ahead of the server's; negative if it is behind. */
  aheadMs?: number
  inbox: Inbox
  self: Staff
  staff: Staff[]
  templates: readonly ReplyTemplate[]
  services: ServiceNames
  criteria: Criteria
  onCriteria: (criteria: Criteria) => void
  onFigures: () => void
  signOut: () => void
}

/** The list of enquiries beside the open one; on narrow screens only one of them. */
export function InboxView({
  aheadMs = 0,
  inbox,
  self,
  staff,
  templates,
  services,
  criteria,
  onCriteria,
  onFigures,
  signOut,
}: InboxViewProps) {
  const [open, setOpen] = useState<InboxEnquiry | null>(null)
  const [isExporting, setExporting] = useState(false)
  // Also kept as state, because the URL updates too late for a controlled input.
  const [terms, setTerms] = useState(criteria.terms ?? '')
  const search = completeCriteria({ ...criteria, terms }, services)
  const { view } = search
  const isSearch = search.terms !== ''
  const isNarrowed = isSearch || hasFacets(criteria)
  const {
    counts,
    now: ownTime,
    listed,
    facetCounts,
    error,
    current,
    showMore,
    reportTyping,
    editors,
  } = useInbox(inbox, self.email, search, open)
  const now = ownTime - aheadMs
  const notes = useNotes(inbox, self.email)
  const actions = useUndoableActions(inbox, self.email)
  const rows = listed?.enquiries ?? []
  const selection = useSelection(search, rows)
  const [hasSettings, setSettings] = useState(false)
  const isOpen = Boolean(current)
  const isNarrow = useMediaIndex() < 2
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const selectAllBox = useRef<HTMLInputElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const toast = useToast()

  const close = () => {
    // React must show the list at once, because hidden elements cannot take the focus.
    flushSync(() => setOpen(null))
    list.current?.querySelector<HTMLElement>(`[data-enquiry="${open?.id}"]`)?.focus()
  }

  const { before, next, change, mark, take, undo } = useSelectionActions({
    self,
    staff,
    actions,
    selection,
    rows,
    current,
    setOpen,
    selectAllBox,
  })

  const editorsOf = ({ id }: InboxEnquiry) =>
    editors.filter(({ enquiry }) => enquiry === id).map(({ email }) => displayName(email, staff))

  const keys = useShortcuts(root, {
    j: () => (next ? setOpen(next) : listed?.hasMore && showMore()),
    k: () => before && setOpen(before),
    e: () => mark('answered'),
    s: () => mark('spam'),
    t: take,
    x: () => current && selection.toggle(current),
    z: undo,
    '/': () => searchField.current?.focus(),
    '?': () => setSettings(true),
  })

  async function selectFound() {
    try {
      const matches = await inbox.search(search, maxSelected)
      showMore(Math.max(rows.length, matches.length))
      selection.selectOnly(matches)
    } catch (error) {
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
  }

  /**
   * Returns the count of a view for the current criteria. Without criteria, the counts of the whole inbox come
   * sooner.
   */
  const countOf = (view: View) => {
    const viewCount = facetCounts.find(({ facet, value }) => facet === 'view' && value === view)
    if (isNarrowed) return viewCount?.count ?? 0
    return view === 'all' ? viewCount?.count : counts?.[view]
  }

  return (
    <Card ref={root} height="fill" display="flex" style={{ flexDirection: 'column' }}>
      <Card borderBottom padding={3} hidden={isNarrow && isOpen}>
        <Stack gap={3}>
          <InboxHeader
            name={self.name}
            onSettings={() => setSettings(true)}
            onSignOut={signOut}
            onFigures={onFigures}
            onExport={() => setExporting(true)}
          />
          <Flex gap={3} wrap="wrap" align="center">
            <Box flex={1} style={{ minWidth: '14rem' }}>
              <TextInput
                ref={searchField}
                type="search"
                aria-label={t('Search enquiries')}
                placeholder={t('Name, address, reference, words …')}
                fontSize={1}
                value={terms}
                onChange={({ currentTarget: { value } }) => {
                  setTerms(value)
                  // A new search begins without a view.
                  const kept = isSearch ? criteria.view : undefined
                  onCriteria({ ...criteria, terms: value || undefined, view: kept })
                }}
              />
            </Box>
            <ViewButtons
              chosen={view}
              countOf={countOf}
              onChoose={(view) => onCriteria({ ...criteria, view })}
            />
          </Flex>
          <FilterMenus
            criteria={criteria}
            onChange={onCriteria}
            counts={facetCounts}
            staff={staff}
            services={services}
            isFolded={isNarrow}
          />
          {isClockWrong(aheadMs) && (
            <Callout tone="caution" role="alert">
              {aheadMs > 0
                ? t('This computer’s clock is {time} fast.', { time: formatDuration(aheadMs) })
                : t('This computer’s clock is {time} slow.', {
                    time: formatDuration(-aheadMs),
                  })}{' '}
              {t('Set it right. Until then, the ages shown here are corrected.')}
            </Callout>
          )}
          {error && (
            <Callout tone="critical" role="alert">
              {t('The list may be out of date: {error}. Trying again in a few seconds.', {
                error: error.message,
              })}
            </Callout>
          )}
        </Stack>
      </Card>
      {isExporting && (
        <Export
          inbox={inbox}
          search={search}
          count={countOf(view)}
          staff={staff}
          onClose={() => setExporting(false)}
          onExported={(count) => {
            setExporting(false)
            toast.push({ status: 'success', title: t('{count} exported', { count }) })
          }}
        />
      )}
      <Flex flex={1} style={{ minHeight: 0 }}>
        <Card
          ref={list}
          hidden={isNarrow && isOpen}
          flex={2}
          overflow="auto"
          borderRight={!isNarrow}
          // Keeps the opened or focused row clear of the sticky bar above the list.
          style={{ scrollPaddingBlockStart: '5rem' }}
        >
          {rows.length > 0 && (
            <SelectionBar
              selected={selection.selected}
              isAllSelected={selection.selected.length === Math.min(rows.length, maxSelected)}
              box={selectAllBox}
              staff={staff}
              isBusy={actions.isBusy}
              onSelectAll={(isSelected) => selection.selectOnly(isSelected ? rows : [])}
              onSelectFound={listed?.hasMore && rows.length < maxSelected ? selectFound : undefined}
              onChange={(changes) => change(selection.selected, changes)}
            />
          )}
          {listed && (
            <EnquiryList
              enquiries={rows}
              staff={staff}
              services={services}
              openId={current?.id}
              now={now}
              onOpen={setOpen}
              isSelected={selection.isSelected}
              onSelect={selection.toggle}
              editorsOf={editorsOf}
              nothing={nothingFound(search, isNarrowed)}
            />
          )}
          {listed?.hasMore && (
            <Box padding={3}>
              <Button
                mode="ghost"
                width="fill"
                text={t('Show older ones')}
                onClick={() => showMore()}
              />
            </Box>
          )}
        </Card>
        {(current || !isNarrow) && (
          <Box flex={3} overflow="auto">
            {current ? (
              <EnquiryDetail
                key={current.id}
                enquiry={current}
                inbox={inbox}
                notes={notes}
                self={self}
                staff={staff}
                templates={templates}
                services={services}
                now={now}
                actions={actions}
                editors={editorsOf(current)}
                onTyping={reportTyping}
                onChange={(changes) => change([current], changes)}
                onDeleted={() => setOpen(null)}
                openBefore={before && (() => setOpen(before))}
                openNext={next && (() => setOpen(next))}
                close={isNarrow ? close : undefined}
              />
            ) : (
              <Box padding={5}>
                <Text muted align="center">
                  {t('Choose an enquiry.')}
                </Text>
              </Box>
            )}
          </Box>
        )}
      </Flex>
      <UndoBar done={actions.done} onUndo={undo} />
      {hasSettings && (
        <InboxSettings inbox={inbox} self={self} keys={keys} onClose={() => setSettings(false)} />
      )}
    </Card>
  )
}

function nothingFound({ terms, view }: InboxSearch, isNarrowed: boolean): string {
  if (!isNarrowed) return t('There is nothing here.')
  if (terms === '') return t('No enquiry fits these filters.')
  if (view === 'all') return t('No enquiry contains all these words.')
  return t('No enquiry here contains all these words. Look under All too.')
}
