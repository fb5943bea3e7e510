import type { SectionType } from '../../web/sections/shapes.ts'
import { bodies } from './specimens/bodies.ts'
import { callToAction } from './specimens/callToAction.ts'
import { cards } from './specimens/cards.ts'
import { checklist } from './specimens/checklist.ts'
import { contactForm } from './specimens/contactForm.ts'
import { contactInfo } from './specimens/contactInfo.ts'
import { countries } from './specimens/countries.ts'
import { downloads } from './specimens/downloads.ts'
import { faqs } from './specimens/faqs.ts'
import { groupedLists } from './specimens/groupedLists.ts'
import { logos } from './specimens/logos.ts'
import { medicines } from './specimens/medicines.ts'
import { milestones } from './specimens/milestones.ts'
import { newsList } from './specimens/newsList.ts'
import { people } from './specimens/people.ts'
import { pictures } from './specimens/pictures.ts'
import { prose } from './specimens/prose.ts'
import { questions } from './specimens/questions.ts'
import { quotes } from './specimens/quotes.ts'
import { serviceList } from './specimens/serviceList.ts'
import type { Specimens } from './specimens/specimen.ts'
import { stats } from './specimens/stats.ts'
import { steps } from './specimens/steps.ts'
import { table } from './specimens/table.ts'
import { videos } from './specimens/videos.ts'

/** The specimens of every section type. A missing type does not compile. */
const specimens: { [Type in SectionType]: Specimens<Type> } = {
  bodies,
  callToAction,
  cards,
  checklist,
  contactForm,
  contactInfo,
  countries,
  downloads,
  faqs,
  groupedLists,
  logos,
  medicines,
  milestones,
  newsList,
  people,
  pictures,
  prose,
  questions,
  quotes,
  serviceList,
  stats,
  steps,
  table,
  videos,
}

/** Returns the name of a section type or of a specimen as an id: `callToAction` as `call-to-action`. */
const idOf = (name: string) =>
  name.replaceAll(/[A-Z ]+/g, (match) => `-${match.trim().toLowerCase()}`)

/** All specimens as sections of one page; the anchor names type and specimen: `stats-long-words`. */
export const specimenSections = Object.entries(specimens).flatMap(([type, named]) =>
  Object.entries(named).map(([name, fields]) => {
    const anchor = `${idOf(type)}-${idOf(name)}`
    return { ...fields, _type: type, _key: anchor, anchor }
  }),
)
