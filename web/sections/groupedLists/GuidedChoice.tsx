import { useId } from 'react'
import { EmergencyLink } from '../../contact/ContactLinks.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
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
export function GuidedChoice({ subjects }: { subjects: Subject[] }) {
  const id = useId()
  return (
    <Guide $counts={subjects.map(({ lists }) => lists.length)}>
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
          {' – '}
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
        {items.map(({ _key, text }) => (
          <li key={_key} {...translatedProps(text)} />
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
