import { Button, Card, Dialog, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useSchema } from 'sanity'
import {
  changePath,
  type FieldChange,
  isNoteAboutText,
} from '../../../shared/contentLake/fieldChanges.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { formatPlanTime } from '../plans/planDocument.ts'
import type { PublishChoice, PublishQuestion } from './publishQuestions.ts'

const choiceTexts: Record<PublishChoice, string> = {
  own: t('Publish only what was changed here'),
  leave: t('Leave it: it stays a draft'),
  all: t('Publish all of it now'),
}

type AskBeforePublishingProps = {
  questions: readonly PublishQuestion[]
  /** The number of documents that are published without a question. */
  others: number
  isPending: boolean
  onChoose: (choices: ReadonlyMap<string, PublishChoice>) => void
  onClose: () => void
}

/** A dialog that names the drafts which would publish more than was asked for, each with the choices. */
export function AskBeforePublishing(props: AskBeforePublishingProps) {
  const { onClose } = props
  return (
    <Dialog
      id="ask-before-publishing"
      header={t('More than this would go out')}
      width={1}
      onClose={onClose}
    >
      <PublishChoices {...props} />
    </Dialog>
  )
}

/** The content of the dialog, which document actions show in Sanity's own. */
export function PublishChoices(props: AskBeforePublishingProps) {
  const { questions, others, isPending, onChoose, onClose } = props
  const [choices, setChoices] = useState<ReadonlyMap<string, PublishChoice>>(new Map())
  return (
    <Stack gap={4} padding={4}>
      <Callout tone="caution">
        {t('These drafts wait for a plan, or have other changes that are not published yet.')}
      </Callout>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          choice={choices.get(question.id) ?? question.choices[0]}
          onChoose={(choice) => setChoices(new Map(choices).set(question.id, choice))}
        />
      ))}
      {others > 0 && (
        <Text size={1}>
          {others === 1
            ? t('1 other document is published as it is.')
            : t('{count} other documents are published as they are.', { count: others })}
        </Text>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('Cancel')} onClick={onClose} />
        <Button
          tone="positive"
          disabled={isPending}
          text={isPending ? t('Checking ...') : t('Do as chosen')}
          onClick={() => onChoose(choices)}
        />
      </Flex>
    </Stack>
  )
}

type QuestionProps = {
  question: PublishQuestion
  choice: PublishChoice
  onChoose: (choice: PublishChoice) => void
}

function Question({ question, choice, onChoose }: QuestionProps) {
  const { id, draft, plans, own, others, choices } = question
  const name = useId()
  return (
    <Card border padding={3} radius={2} data-testid={`question-${id}`}>
      <Stack gap={3}>
        <DocumentLink document={draft} />
        {plans.map(({ _id, name, at = '' }) => (
          <Text key={_id} size={1} weight="medium">
            {t('Waits for the plan “{plan}”: {time}', {
              plan: name ?? t('Plan'),
              time: formatPlanTime(at),
            })}
          </Text>
        ))}
        <Changes title={t('Changed here:')} changes={own} draft={draft} />
        <Changes
          title={own.length > 0 ? t('Other changes:') : t('Its changes:')}
          changes={others}
          draft={draft}
        />
        <Stack gap={3} role="radiogroup">
          {choices.map((each) => (
            <Flex key={each} as="label" align="center" gap={2}>
              <Radio
                name={name}
                value={each}
                checked={each === choice}
                onChange={() => onChoose(each)}
              />
              <Text size={1}>{choiceTexts[each]}</Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** The maximum number of changed fields to name. */
const maxFields = 4

type ChangesProps = { title: string; changes: FieldChange[]; draft: PublishQuestion['draft'] }

function Changes({ title, changes, draft }: ChangesProps) {
  const type = useSchema().get(draft._type)
  const titles = [
    ...new Set(
      changes
        .filter((change) => !isNoteAboutText(change))
        .map((change) => fieldTitles(type, changePath(change), draft).join(' › ')),
    ),
  ]
  if (titles.length === 0) return null
  const more = titles.length - maxFields
  return (
    <Stack gap={2}>
      <Text size={1} muted>
        {title}
      </Text>
      {titles.slice(0, maxFields).map((text) => (
        <Text key={text} size={1}>
          {text}
        </Text>
      ))}
      {more > 0 && (
        <Text size={1} muted>
          {t('And {count} more.', { count: more })}
        </Text>
      )}
    </Stack>
  )
}
