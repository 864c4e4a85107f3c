import {
  Accessibility,
  Baby,
  FlaskConical,
  HandHeart,
  Heart,
  type LucideIcon,
  Pill,
  ScanLine,
  Stethoscope,
  Ticket,
  UserRound,
  Wallet,
} from 'lucide-react'

/** Pictures for what most companies offer, by the words in the name a company gave. */
const ICONOS: [words: RegExp, icono: LucideIcon][] = [
  [/farmacia|pharmacy|medicamento/i, Pill],
  [/laborat|análisis|muestra|exame/i, FlaskConical],
  [/pediatr|beb[eéê]|niñ|baby|child|criança/i, Baby],
  [/caja|pago|cobr|cashier|payment|caixa/i, Wallet],
  [/rayos|radiolog|imagen|x-ray|raio/i, ScanLine],
  [/consult|médic|doctor|triaje|triagem/i, Stethoscope],
  [/embaraz|gestant|gr[aá]vid|pregnan/i, Heart],
  [/discapacid|deficiên|disab|movilidad/i, Accessibility],
  [/acompañ|cuidador|carer|acompanh/i, HandHeart],
  [/mayor|tercera edad|senior|idos/i, UserRound],
]

export const iconoDe = (nombre: string): LucideIcon =>
  ICONOS.find(([words]) => words.test(nombre))?.[1] ?? Ticket
