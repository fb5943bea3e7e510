import { Milestone } from 'lucide-react'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { milestones } from './shape.ts'

export const milestonesForm = sectionForm(milestones, {
  title: 'Milestones',
  description: 'All published milestones, by year.',
  icon: Milestone,
  outline,
  findBy: 'history, story, years, timeline',
  editedUnder: { title: 'Company milestones', path: 'structure/milestone' },
})
