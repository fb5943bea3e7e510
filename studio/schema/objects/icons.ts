import * as lucide from 'lucide-react'
import { sentence } from '../rules/shape.ts'

/** The icons for cards and services, by their stored names. */
export const icons = {
  award: lucide.Award,
  badgeCheck: lucide.BadgeCheck,
  book: lucide.BookOpen,
  boxes: lucide.Boxes,
  building: lucide.Building2,
  clipboard: lucide.ClipboardCheck,
  clock: lucide.Clock,
  document: lucide.FileText,
  factory: lucide.Factory,
  flask: lucide.FlaskConical,
  globe: lucide.Globe,
  government: lucide.Landmark,
  growth: lucide.TrendingUp,
  handshake: lucide.Handshake,
  health: lucide.HeartPulse,
  idea: lucide.Lightbulb,
  leaf: lucide.Leaf,
  location: lucide.MapPin,
  mail: lucide.Mail,
  microscope: lucide.Microscope,
  people: lucide.Users,
  phone: lucide.Phone,
  pill: lucide.Pill,
  scale: lucide.Scale,
  search: lucide.Search,
  shield: lucide.ShieldCheck,
  stamp: lucide.Stamp,
  temperature: lucide.Thermometer,
  training: lucide.GraduationCap,
  truck: lucide.Truck,
} satisfies Record<string, lucide.LucideIcon>

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons) as IconName[]

export function iconTitle(name: IconName): string {
  return sentence(name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
}
