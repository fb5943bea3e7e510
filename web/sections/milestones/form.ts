import { Milestone } from 'lucide-react'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { milestones } from './shape.ts'

export const milestonesForm = sectionForm(milestones, {
  title: 'Milestones',
  description: 'All published milestones, by year.',
  icon: Milestone,
  drawing: [
    heading,
    [60, 42, 2, 94, 'line'],
    ...rows(4, (y) => [
      [20, y, 30, 8, 'ink'],
      [57, y, 8, 8, 'ink'],
      [76, y + 2, 120, 3, 'line'],
    ]),
  ],
})
