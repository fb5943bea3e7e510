import { bodiesForm } from '../../web/sections/bodies/form.ts'
import { callToActionForm } from '../../web/sections/callToAction/form.ts'
import { cardsForm } from '../../web/sections/cards/form.ts'
import { checklistForm } from '../../web/sections/checklist/form.ts'
import { contactFormForm } from '../../web/sections/contactForm/form.ts'
import { contactInfoForm } from '../../web/sections/contactInfo/form.ts'
import { countriesForm } from '../../web/sections/countries/form.ts'
import { downloadsForm } from '../../web/sections/downloads/form.ts'
import { faqsForm } from '../../web/sections/faqs/form.ts'
import { groupedListsForm } from '../../web/sections/groupedLists/form.ts'
import { logosForm } from '../../web/sections/logos/form.ts'
import { medicinesForm } from '../../web/sections/medicines/form.ts'
import { milestonesForm } from '../../web/sections/milestones/form.ts'
import { newsListForm } from '../../web/sections/newsList/form.ts'
import { peopleForm } from '../../web/sections/people/form.ts'
import { picturesForm } from '../../web/sections/pictures/form.ts'
import { proseForm } from '../../web/sections/prose/form.ts'
import { questionsForm } from '../../web/sections/questions/form.ts'
import { quotesForm } from '../../web/sections/quotes/form.ts'
import { serviceListForm } from '../../web/sections/serviceList/form.ts'
import { type SectionType, sectionTypes } from '../../web/sections/shapes.ts'
import { statsForm } from '../../web/sections/stats/form.ts'
import { stepsForm } from '../../web/sections/steps/form.ts'
import { tableForm } from '../../web/sections/table/form.ts'
import { videosForm } from '../../web/sections/videos/form.ts'

/** The form of each section type. A missing type does not compile. */
const forms = {
  prose: proseForm,
  stats: statsForm,
  cards: cardsForm,
  serviceList: serviceListForm,
  checklist: checklistForm,
  steps: stepsForm,
  milestones: milestonesForm,
  newsList: newsListForm,
  countries: countriesForm,
  bodies: bodiesForm,
  people: peopleForm,
  medicines: medicinesForm,
  groupedLists: groupedListsForm,
  table: tableForm,
  pictures: picturesForm,
  videos: videosForm,
  quotes: quotesForm,
  logos: logosForm,
  downloads: downloadsForm,
  questions: questionsForm,
  faqs: faqsForm,
  contactInfo: contactInfoForm,
  contactForm: contactFormForm,
  callToAction: callToActionForm,
} satisfies { [Type in SectionType]: { type: { name: Type } } }

/** All section types, in the order of the menu of new sections. */
export const sections = sectionTypes.map((type) => forms[type])
