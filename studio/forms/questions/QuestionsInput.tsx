import { Button, Flex } from '@sanity/ui'
import { MessagesSquare, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { ArrayInputFunctionsProps, ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import { ownQuestion } from '../../../web/sections/questions/shape.ts'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { ChooseQuestions } from './ChooseQuestions.tsx'
import type { ChosenQuestion } from './faqQuestions.ts'

const faqIcon = inlineIcon(MessagesSquare)
const writeIcon = inlineIcon(PenLine)

/** The questions of a page, with a button for each kind in place of a menu of both. */
export function QuestionsInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, arrayFunctions: AddQuestions })
}

function AddQuestions(props: ArrayInputFunctionsProps<{ _key: string }, ArraySchemaType>) {
  const { value = [], readOnly = false, onChange, onItemAppend } = props
  const [isChoosing, setChoosing] = useState(false)
  const own = { _type: ownQuestion.shape._type.value }
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        mode="ghost"
        icon={faqIcon}
        text={t('Choose from the FAQ')}
        disabled={readOnly}
        onClick={() => setChoosing(true)}
      />
      <Button
        mode="ghost"
        icon={writeIcon}
        text={t('Write one')}
        disabled={readOnly}
        onClick={() => onItemAppend({ _key: crypto.randomUUID(), ...own })}
      />
      {isChoosing && (
        <ChooseQuestions
          entries={value as ChosenQuestion[]}
          onChange={onChange}
          onClose={() => setChoosing(false)}
        />
      )}
    </Flex>
  )
}
