import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import {
  type Criteria,
  hasParts,
  type InboxFilter,
  type InboxSearch,
  searchOf,
  states,
} from './criteria.ts'
import { EnquiryDetail } from './EnquiryDetail.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import { Export } from './Export.tsx'
import { FilterMenus } from './FilterMenus.tsx'
import {
  batch,
  type Changes,
  type Inbox,
  type InboxEnquiry,
  type Staff,
  type Status,
} from './inbox.ts'
import type { ReplyTemplate } from './reply.ts'
import { Settings } from './Settings.tsx'
import { describeDone, displayName, nameOrCount } from './statuses.ts'
import { TickBar } from './TickBar.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useActions } from './useActions.ts'
import { useInbox } from './useInbox.ts'
import { useNotes } from './useNotes.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useTicks } from './useTicks.ts'

/** The titles of the states, which are plurals in other languages. */
const stateTitles = {
  new: 'New {count}',
  mine: 'Mine {count}',
  answered: 'Answered {count}',
  spam: 'Spam {count}',
  failed: 'Mail failed {count}',
  all: 'All {count}',
} as const satisfies Record<InboxFilter, string>

type InboxViewProps = {
  inbox: Inbox
  self: Staff
  staff: Staff[]
  templates: readonly ReplyTemplate[]
  criteria: Criteria
  onCriteria: (criteria: Criteria) => void
  onFigures: () => void
  signOut: () => void
}

/** The list of enquiries beside the open one; on narrow screens only one of them. */
export function InboxView({
  inbox,
  self,
  staff,
  templates,
  criteria,
  onCriteria,
  onFigures,
  signOut,
}: InboxViewProps) {
  const [open, setOpen] = useState<InboxEnquiry | null>(null)
  const [isExporting, setExporting] = useState(false)
  // Also kept here, because the address follows too late for a field that is typed into.
  const [terms, setTerms] = useState(criteria.terms ?? '')
  const search = searchOf({ ...criteria, terms })
  const { filter } = search
  const isSearch = search.terms !== ''
  const isNarrowed = isSearch || hasParts(criteria)
  const { counts, now, listed, counted, error, current, showMore, typing, writers } = useInbox(
    inbox,
    self.email,
    search,
    open,
  )
  const notes = useNotes(inbox, self.email)
  const actions = useActions(inbox, self.email)
  const rows = listed?.enquiries ?? []
  const ticks = useTicks(search, rows)
  const [hasSettings, setSettings] = useState(false)
  const isOpen = Boolean(current)
  const isNarrow = useMediaIndex() < 2
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const tickAll = useRef<HTMLInputElement>(null)
  const toast = useToast()

  const close = () => {
    // React must show the list at once, because hidden elements cannot take the focus.
    flushSync(() => setOpen(null))
    list.current?.querySelector<HTMLElement>(`[data-enquiry="${open?.id}"]`)?.focus()
  }

  /** Returns an enquiry near the open one in the list, passing over some. */
  const near = (step: 1 | -1, passed: InboxEnquiry[] = actions.deleting) => {
    const index = rows.findIndex(({ id }) => id === current?.id)
    const others = step === 1 ? rows.slice(index + 1) : rows.slice(0, Math.max(index, 0)).reverse()
    return others.find(({ id }) => !passed.some((enquiry) => enquiry.id === id))
  }
  const [before, next] = [near(-1), near(1)]

  /** Opens the enquiry after the open one, if that is among some which are done, and no other was opened meanwhile. */
  function goOn(done: InboxEnquiry[]) {
    if (!done.some(({ id }) => id === current?.id)) return
    const passed = [...done, ...actions.deleting]
    const other = near(1, passed) ?? near(-1, passed)
    if (other) setOpen((now) => (now?.id === current?.id ? other : now))
  }

  /** Moves the focus off a hidden button. A text field that has the focus keeps it. */
  function focusTickAll() {
    const isWriting = document.activeElement?.matches('textarea, input:not([type=checkbox])')
    if (!isWriting) tickAll.current?.focus()
  }

  function change(enquiries: InboxEnquiry[], changes: Changes) {
    const others = enquiries.filter(
      (seen) =>
        (changes.status ?? seen.status) !== seen.status ||
        (changes.owner !== undefined && changes.owner !== seen.owner),
    )
    const given = others.map((seen) => ({ seen, ...stateOf(seen), ...changes }))
    actions.change(given, describeDone(changes, others, staff), (changed) => {
      const ids = new Set(changed.map(({ id }) => id))
      const { ticked } = ticks
      ticks.untick(changed)
      if (ticked.length > 0 && ticked.every(({ id }) => ids.has(id))) focusTickAll()
      if (changes.status) goOn(changed)
    })
  }

  function remove(enquiries: InboxEnquiry[]) {
    actions.remove(enquiries, t('Deleted in ten seconds: {what}', { what: nameOrCount(enquiries) }))
    ticks.untick(enquiries)
    goOn(enquiries)
  }

  const undo = () =>
    actions.undo(([first, ...others]) => {
      if (first && others.length === 0) setOpen(first)
      else focusTickAll()
    })

  /** Marks the ticked enquiries, or the open one. */
  const mark = (status: Status) => {
    const { ticked } = ticks
    const opened = current ? [current] : []
    change(ticked.length > 0 ? ticked : opened, { status })
  }

  const writersOf = ({ id }: InboxEnquiry) =>
    writers.filter(({ enquiry }) => enquiry === id).map(({ email }) => displayName(email, staff))

  const keys = useShortcuts(root, {
    j: () => (next ? setOpen(next) : listed?.hasMore && showMore()),
    k: () => before && setOpen(before),
    e: () => mark('answered'),
    s: () => mark('spam'),
    x: () => current && ticks.toggle(current),
    z: undo,
    '?': () => setSettings(true),
  })

  async function tickFound() {
    try {
      const found = await inbox.search(search, batch)
      showMore(Math.max(rows.length, found.length))
      ticks.tickOnly(found)
    } catch (error) {
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
  }

  /** The number of enquiries in a state; empty where it is not known. */
  const countOf = (state: InboxFilter) => {
    if (isNarrowed)
      return counted.find(({ part, value }) => part === 'filter' && value === state)?.count ?? 0
    return state === 'all' ? '' : (counts?.[state] ?? '')
  }

  return (
    <Card ref={root} height="fill" display="flex" style={{ flexDirection: 'column' }}>
      <Card borderBottom padding={3} hidden={isNarrow && isOpen}>
        <Stack gap={3}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1} style={{ minWidth: 'max-content' }}>
              <Heading as="h1" size={1}>
                {t('Enquiries')}
              </Heading>
            </Box>
            <Text size={1} muted>
              {self.name}
            </Text>
            <SmallButton mode="bleed" text={t('Settings')} onClick={() => setSettings(true)} />
            <SmallButton
              mode="bleed"
              text={t('Sign out')}
              onClick={() => void actions.finish().then(signOut)}
            />
            <SmallButton mode="ghost" text={t('Figures')} onClick={onFigures} />
            <SmallButton
              mode="ghost"
              text={t('Export to CSV')}
              onClick={() => setExporting(true)}
            />
          </Flex>
          <Flex gap={3} wrap="wrap" align="center">
            <Box flex={1} style={{ minWidth: '14rem' }}>
              <TextInput
                type="search"
                aria-label={t('Search enquiries')}
                placeholder={t('Name, address, reference, words …')}
                fontSize={1}
                value={terms}
                onChange={({ currentTarget: { value } }) => {
                  setTerms(value)
                  // A new search begins with all states.
                  const kept = isSearch ? criteria.filter : undefined
                  onCriteria({ ...criteria, terms: value || undefined, filter: kept })
                }}
              />
            </Box>
            <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
              {states.map((state) => {
                const count = countOf(state)
                const isAlarm = state === 'failed' && Boolean(count)
                return (
                  <SmallButton
                    key={state}
                    mode="bleed"
                    tone={isAlarm ? 'critical' : 'default'}
                    selected={state === filter}
                    aria-pressed={state === filter}
                    text={t(stateTitles[state], { count }).trim()}
                    onClick={() => onCriteria({ ...criteria, filter: state })}
                  />
                )
              })}
            </Flex>
          </Flex>
          <FilterMenus
            criteria={criteria}
            onChange={onCriteria}
            counted={counted}
            staff={staff}
            isFolded={isNarrow}
          />
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
        >
          {rows.length > 0 && (
            <TickBar
              ticked={ticks.ticked}
              isAllTicked={ticks.ticked.length === Math.min(rows.length, batch)}
              box={tickAll}
              staff={staff}
              isBusy={actions.isBusy}
              onTickAll={(isTicked) => ticks.tickOnly(isTicked ? rows : [])}
              onTickFound={listed?.hasMore && rows.length < batch ? tickFound : undefined}
              onChange={(changes) => change(ticks.ticked, changes)}
              onDelete={() => remove(ticks.ticked)}
            />
          )}
          {listed && (
            <EnquiryList
              enquiries={rows}
              staff={staff}
              openId={current?.id}
              now={now}
              onOpen={setOpen}
              isTicked={ticks.isTicked}
              onTick={ticks.toggle}
              deleting={actions.deleting}
              writersOf={writersOf}
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
                now={now}
                actions={actions}
                writers={writersOf(current)}
                onTyping={typing}
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
        <Settings inbox={inbox} self={self} keys={keys} onClose={() => setSettings(false)} />
      )}
    </Card>
  )
}

const stateOf = ({ status, owner }: InboxEnquiry) => ({ status, owner })

function nothingFound({ terms, filter }: InboxSearch, isNarrowed: boolean): string {
  if (!isNarrowed) return t('There is nothing here.')
  if (terms === '') return t('No enquiry fits these filters.')
  if (filter === 'all') return t('No enquiry contains all these words.')
  return t('No enquiry here contains all these words. Look under All too.')
}
