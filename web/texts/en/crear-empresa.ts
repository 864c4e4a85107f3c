import type { crearEmpresa as es } from '../es/crear-empresa.ts'
import type { Texts } from '../texts.ts'

export const crearEmpresa = {
  titulo: 'New company',
  texto: 'Only the name and the person in charge are required. You can change the rest anytime.',
  sinCorreo:
    "Your account has no email and can't create companies. Ask an owner with an email to create it, or sign up with your own.",
  volver: 'Back to my companies',
  pasos: 'Steps to create the company',
  basica: 'Basic information',
  detalles: 'Additional details',
  campos: {
    nombre: 'Company name',
    nombreEjemplo: 'Central Clinic',
    nombrePista: 'The name your customers know. It appears on the screen and on the poster.',
    titular: 'Person in charge',
    titularEjemplo: 'Ana Pérez',
    titularPista: 'The person who answers for the company. Your team sees it.',
    logoEjemplo: 'https://',
    horario: 'Opening hours',
    horarioEjemplo: 'Monday to Friday, 9:00–18:00',
  },
  errores: {
    nombre: 'The name is required',
    titular: 'The person in charge is required',
    logo: 'The logo address must start with https://',
  },
  paso: (numero: number) => `Step ${numero} of 2`,
  continuar: 'Continue',
  atras: 'Back',
  crear: 'Create company',
  vistaPrevia: 'Preview',
  vistaPreviaVacia: 'Enter the name to see how your company will look.',
  fallo: 'There was a problem saving the company.',
  exito: (nombre: string) => `${nombre} is ready`,
  sinLogo: (nombre: string, motivo: string) =>
    `${nombre} is ready, but its logo wasn't saved. ${motivo} You can upload it in Settings.`,
} as const satisfies Texts<typeof es>
