import { useId, useLayoutEffect, useRef } from 'react'
import { EmergencyLink } from '../../contact/ContactLinks.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import { translatedEntryProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink, PageLink } from '../../routing/PageLink.tsx'
import { H3 } from '../../ui/typography.tsx'
import {
  Alarm,
  Answer,
  Answers,
  ChosenTitle,
  Guide,
  Introduction,
  Ready,
} from './guidedChoiceStyles.ts'

type Subject = SectionOf<'groupedLists'>['items'][number]
type List = Subject['lists'][number]

/** A guide: visitors choose a subject, then one of its lists, and see its answer. */
export function GuidedChoice({
  sectionKey,
  subjects,
}: {
  sectionKey: string
  subjects: Subject[]
}) {
  const id = useId()
  const storedChoices = useKeptChoices(sectionKey)
  return (
    <Guide {...storedChoices} $counts={subjects.map(({ lists }) => lists.length)}>
      <Choices name={id} question="guidedChoice.who" texts={subjects.map(({ title }) => title)} />
      {subjects.map(({ _key, lists }) => (
        <Choices
          key={_key}
          name={id + _key}
          question="guidedChoice.need"
          texts={lists.flatMap(({ heading }) => heading ?? [])}
        />
      ))}
      <Answers role="status">
        {subjects.map((subject) => (
          <div key={subject._key}>
            {subject.lists.map((list) => (
              <AnswerTo key={list._key} subject={subject} list={list} />
            ))}
          </div>
        ))}
      </Answers>
    </Guide>
  )
}

/**
 * The indexes of the chosen buttons, by the key of the section. If another document was loaded, browsers restore the
 * choice.
 */
const choicesBySection = new Map<string, number[]>()

const buttonsIn = (element: HTMLElement | null) => [...(element?.querySelectorAll('input') ?? [])]

/** Returns props that keep the state of an element's radio buttons while the visitor is on another page. */
function useKeptChoices(sectionKey: string) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const buttons = buttonsIn(ref.current)
    // Keeps a choice that was made before the application ran.
    if (buttons.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return
    for (const index of choicesBySection.get(sectionKey) ?? []) {
      const button = buttons[index]
      if (button) button.checked = true
    }
  }, [sectionKey])
  const onChange = () => {
    const indexes = buttonsIn(ref.current).flatMap(({ checked }, index) => (checked ? index : []))
    choicesBySection.set(sectionKey, indexes)
  }
  return { ref, onChange }
}

type ChoicesProps = { name: string; question: MessageKey; texts: Subject['title'][] }

function Choices({ name, question, texts }: ChoicesProps) {
  const message = useMessages()
  return (
    <fieldset>
      <legend {...translatedProps(message(question))} />
      {texts.map((text, index) => (
        <label key={text.key}>
          <input type="radio" name={name} defaultChecked={index === 0} />
          <span {...translatedProps(text)} />
        </label>
      ))}
    </fieldset>
  )
}

function AnswerTo({ subject, list }: { subject: Subject; list: List }) {
  const message = useMessages()
  const { heading, answer, items, pages, answeredByPhone } = list
  const question = (
    <ChosenTitle>
      <span {...translatedProps(subject.title)} />
      {heading && (
        <>
          {': '}
          <span {...translatedProps(heading)} />
        </>
      )}
    </ChosenTitle>
  )
  const about = subject.text && <Introduction {...translatedProps(subject.text)} />
  const ready = items && (
    <div>
      <h4 {...translatedProps(message('guidedChoice.ready'))} />
      <Ready>
        {translatedEntryProps(items).map((entry) => (
          <li key={entry.children} {...entry} />
        ))}
      </Ready>
    </div>
  )
  if (answeredByPhone)
    return (
      <Alarm>
        {question}
        {about}
        <div>
          <p {...translatedProps(message('nav.emergency'))} />
          <p>
            <EmergencyLink />
          </p>
        </div>
        {ready}
      </Alarm>
    )
  return (
    <Answer>
      {question}
      {about}
      {answer && (
        <div>
          <H3 {...translatedProps(answer.title)} />
          {answer.text && <p {...translatedProps(answer.text)} />}
          <ButtonLink
            to={answer.path}
            {...translatedProps(answer.linkText ?? message('guidedChoice.open'))}
          />
        </div>
      )}
      {ready}
      {pages && pages.length > 0 && (
        <div>
          <h4 {...translatedProps(message('guidedChoice.pages'))} />
          <ul>
            {pages.map(({ _id, path, title, time }) => (
              <li key={_id}>
                <PageLink to={path} {...translatedProps(title)} />
                {time && <span {...translatedProps(time)} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Answer>
  )
}
