import { cleanupSemantic, DIFF_DELETE, DIFF_INSERT, makeDiff } from '@sanity/diff-match-patch'
import { Text } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { TranslationNote } from './TranslationNote.tsx'

/** A note that a translation is stale, with the changes of the English and a link to the field. */
export function StaleNote({
  language,
  change,
  onShow,
  onConfirm,
}: {
  language: string
  /** The English source; `before` is unknown in older content. */
  change: { before: string | undefined; now: string }
  onShow: () => void
  /** Confirms the translation; undefined if the text is read-only. */
  onConfirm?: () => void
}) {
  return (
    <TranslationNote
      tone="caution"
      language={language}
      message={t('The English has changed since.')}
      testId="stale-translation"
      buttons={
        <>
          <SmallButton text={t('Show')} mode="ghost" onClick={onShow} />
          {onConfirm && (
            <SmallButton
              text={t('Still right')}
              mode="bleed"
              onClick={onConfirm}
              aria-label={t('The {language} is still right', { language })}
            />
          )}
        </>
      }
    >
      {change.before !== undefined && <TextDifference before={change.before} now={change.now} />}
    </TranslationNote>
  )
}

/** The changes of a text: removed words struck out, new ones underlined. */
export function TextDifference({ before, now }: { before: string; now: string }) {
  const parts = cleanupSemantic(makeDiff(before, now))
  return (
    <Text size={1} style={{ whiteSpace: 'pre-line' }} lang="en">
      {parts.map(([kind, words], place) => {
        const key = `${place} ${words}`
        if (kind === DIFF_DELETE) return <del key={key}>{words}</del>
        return kind === DIFF_INSERT ? <ins key={key}>{words}</ins> : <span key={key}>{words}</span>
      })}
    </Text>
  )
}
