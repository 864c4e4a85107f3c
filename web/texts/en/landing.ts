import type { landing as es } from '../es/landing.ts'
import type { Texts } from '../texts.ts'

export const landing = {
  titulo: 'Virtual queues and online tickets',
  cuentaEliminada: {
    titulo: 'Your account was deleted',
    texto: 'We deleted your companies and all their data. Thank you for using Turnero.',
    completo: (cuando: string) => `No trace will remain on disk after ${cuando}.`,
  },
  hero: {
    etiqueta: 'Ready in under 5 minutes',
    promesa: 'Your customers wait without standing in line',
    texto:
      "Create your virtual queue, share a link or a QR code, and call each person when it's their turn. Nothing to install.",
    comenzar: 'Get started',
    demo: 'See the demo',
    posicion: 'Check my place',
  },
  muestra: {
    descripcion:
      'Example: a phone with ticket 42, fifteen people ahead, and an 18-minute wait, next to a wall screen calling ticket 27.',
    empresa: 'South Clinic',
    cola: 'Consultations',
    personas: '15',
    personasTexto: 'people ahead of you',
    minutos: '18 minutes',
    tuTurno: 'Your ticket',
    turno: '42',
    ahora: 'Now',
    actual: '27',
    monitor: 'Waiting room',
    enAtencion: 'Now serving',
    puesto: 'Desk 2',
    siguientes: ['28', '29', '30'],
    siguientesTexto: 'Up next',
  },
  beneficios: {
    etiqueta: 'Benefits',
    titulo: 'Less standing around, more order in your business',
    texto: 'Everything you need to serve by ticket, with no hardware and no paper slips.',
    tarjetas: [
      {
        id: 'activacion',
        titulo: 'Ready right away',
        texto: 'Sign up and open your first queue in under 5 minutes. No technicians, no contracts.',
      },
      {
        id: 'nube',
        titulo: '100% in the cloud',
        texto: 'What you call in the panel shows instantly on the wall screen and on every phone.',
      },
      {
        id: 'medida',
        titulo: 'Made to fit you',
        texto: 'Your queues, your messages, your times, and your colors. The way you serve.',
      },
      {
        id: 'dispositivos',
        titulo: 'On any device',
        texto: 'Phone, tablet, computer, or TV: all you need is a browser.',
      },
    ],
  },
  dibujos: {
    listoEn: 'Ready in',
    hechos: ['Account created', 'Queue open', 'QR shared'],
    llamar: 'Call next',
    categorias: ['General', 'Complaints', 'Priority'],
  },
  pasos: {
    etiqueta: 'How it works',
    titulo: 'From zero to your first ticket in four steps',
    texto: 'Setting up your company takes less than 3 minutes.',
    lista: [
      { titulo: 'Sign up', texto: 'Create your account with an email and a password. No card needed.' },
      {
        titulo: 'Create your ticket system',
        texto: 'Name your company and define the queues you serve: general, complaints, priority…',
      },
      {
        titulo: 'Share the link or the QR code',
        texto: 'Put it on the door or send it in a message. Each customer gets their ticket on their phone.',
      },
      {
        titulo: 'Manage the tickets',
        texto: "Call the next one with a tap. Your customer's phone and the wall screen let them know.",
      },
    ],
  },
  casos: {
    etiqueta: 'Use cases',
    titulo: 'Wherever people wait, there is a better way',
    texto: 'Four ways to use it from day one.',
    lista: [
      {
        id: 'restaurantes',
        titulo: 'Restaurants',
        texto: 'The waiting list no longer lives in a notebook.',
        letrero: { donde: 'Table 4', numero: '12' },
        puntos: [
          'Your guests take a walk while their table frees up',
          'You know how many groups are waiting and since when',
          'No one asks "how much longer?" at the door',
        ],
      },
      {
        id: 'clinicas',
        titulo: 'Clinics',
        texto: 'A calm waiting room, with space and no shouting.',
        letrero: { donde: 'Room 2', numero: '27' },
        puntos: [
          'Emergencies and priorities go first, no arguments',
          'A screen with the number, or only initials to protect privacy',
          'Each patient sees how long is left on their phone',
        ],
      },
      {
        id: 'bancos',
        titulo: 'Banks and services',
        texto: 'Many windows, one queue that makes sense.',
        letrero: { donde: 'Window 5', numero: '64' },
        puntos: [
          'Several queues and several desks calling at once',
          'An entrance kiosk with a QR code for those who arrive without a phone',
          'Peak hours in plain sight to plan your staff',
        ],
      },
      {
        id: 'oficinas',
        titulo: 'Private offices',
        texto: 'Firms, workshops, and consultancies that welcome people in order.',
        letrero: { donde: 'Room B', numero: '8' },
        puntos: [
          'Welcome each visitor by name and on time',
          'Your logo and your colors on every screen',
          'One queue per service, with its own estimated time',
        ],
      },
    ],
  },
  precios: {
    etiqueta: 'Pricing',
    titulo: 'A clear price for every size',
    texto: 'Start with a 14-day trial of the middle plan. Change or cancel anytime.',
    todos: 'See all plan details',
  },
} as const satisfies Texts<typeof es>
