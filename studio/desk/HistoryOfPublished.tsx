import { Box, Button, Flex } from '@sanity/ui'
import { type ComponentType, useMemo, useState } from 'react'
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  EventsProvider,
  useEditState,
  useEvents,
} from 'sanity'
import { t } from '../i18n/t.ts'
import { publishedVersions } from './publishedVersions.ts'

/** The Studio's inspectors, by name. */
const historyName = 'sanity/structure/history'
const incomingReferences = 'sanity/structure/incoming-references'

/** The inspectors of a document: the tab «Used by» names incoming references in the editor's words. */
export function inspectors(existing: DocumentInspector[]): DocumentInspector[] {
  return existing
    .filter(({ name }) => name !== incomingReferences)
    .map((inspector) =>
      inspector.name === historyName
        ? { ...inspector, component: historyOfPublished(inspector.component) }
        : inspector,
    )
}

const known = new WeakMap<
  ComponentType<DocumentInspectorProps>,
  ComponentType<DocumentInspectorProps>
>()

/** Wraps the Studio's history, which lists every edit, so that it opens on what was published. */
function historyOfPublished(
  History: ComponentType<DocumentInspectorProps>,
): ComponentType<DocumentInspectorProps> {
  const wrapped =
    known.get(History) ??
    function HistoryOfPublished(props: DocumentInspectorProps) {
      const store = useEvents()
      const [showsAll, setShowsAll] = useState(false)
      const bornAt = useEditState(props.documentId, props.documentType).published?._createdAt
      const published = useMemo(
        () => publishedVersions(store.events, bornAt),
        [store.events, bornAt],
      )
      const isFiltered = !showsAll && published.length > 0
      const value = useMemo(
        () => (isFiltered ? { ...store, events: published } : store),
        [store, published, isFiltered],
      )
      return (
        <Flex direction="column" height="fill">
          <Box flex={1} overflow="hidden">
            <EventsProvider value={value}>
              <History {...props} />
            </EventsProvider>
          </Box>
          {published.length > 0 && (
            <Box padding={3}>
              <Button
                mode="bleed"
                width="fill"
                fontSize={1}
                text={isFiltered ? t('Show every edit too') : t('Show published versions only')}
                onClick={() => setShowsAll(isFiltered)}
              />
            </Box>
          )}
        </Flex>
      )
    }
  known.set(History, wrapped)
  return wrapped
}
