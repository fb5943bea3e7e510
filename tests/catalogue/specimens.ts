import { bodies } from '../../web/sections/bodies/specimens.ts'
import { callToAction } from '../../web/sections/callToAction/specimens.ts'
import { cards } from '../../web/sections/cards/specimens.ts'
import { checklist } from '../../web/sections/checklist/specimens.ts'
import { contactForm } from '../../web/sections/contactForm/specimens.ts'
import { contactInfo } from '../../web/sections/contactInfo/specimens.ts'
import { countries } from '../../web/sections/countries/specimens.ts'
import { downloads } from '../../web/sections/downloads/specimens.ts'
import { faqs } from '../../web/sections/faqs/specimens.ts'
import { groupedLists } from '../../web/sections/groupedLists/specimens.ts'
import { logos } from '../../web/sections/logos/specimens.ts'
import { medicines } from '../../web/sections/medicines/specimens.ts'
import { milestones } from '../../web/sections/milestones/specimens.ts'
import { newsList } from '../../web/sections/newsList/specimens.ts'
import { people } from '../../web/sections/people/specimens.ts'
import { pictures } from '../../web/sections/pictures/specimens.ts'
import { prose } from '../../web/sections/prose/specimens.ts'
import { questions } from '../../web/sections/questions/specimens.ts'
import { quotes } from '../../web/sections/quotes/specimens.ts'
import { serviceList } from '../../web/sections/serviceList/specimens.ts'
import type { SectionType } from '../../web/sections/shapes.ts'
import { stats } from '../../web/sections/stats/specimens.ts'
import { steps } from '../../web/sections/steps/specimens.ts'
import { table } from '../../web/sections/table/specimens.ts'
import { videos } from '../../web/sections/videos/specimens.ts'
import type { Specimens } from './specimens/specimen.ts'

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
