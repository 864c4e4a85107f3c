import type { servicios as es } from '../es/servicios.ts'
import type { Texts } from '../texts.ts'

export const servicios = {
  titulo: 'Services',
  descripcion:
    'What Turnero does for your business: virtual queues, screens, kiosk, and statistics. FAQ, help, and contact.',
  encabezado: 'Waiting can feel good',
  texto:
    'We started from a simple question: if we already order food and rides on our phones, why are we still standing in line?',
  demo: 'See the demo',
  valores: {
    etiqueta: 'What drives us',
    titulo: 'Four ideas behind every screen',
    lista: [
      {
        id: 'tiempo',
        titulo: 'Respect for time',
        texto: 'We honestly say how long is left: a range, never an empty promise.',
      },
      {
        id: 'sencillez',
        titulo: 'Simplicity',
        texto: 'One clear action per screen. Someone who has never used a ticket system understands ours.',
      },
      {
        id: 'inclusion',
        titulo: 'For everyone',
        texto: 'Large type, contrast, keyboard, and screen reader. And a kiosk for those without a phone.',
      },
      {
        id: 'privacidad',
        titulo: 'Privacy',
        texto:
          'A ticket needs no account. An email or phone number is asked only of those who want to be notified. You decide how much of a name is shown.',
      },
    ],
  },
  mision: {
    etiqueta: 'Our mission',
    titulo: 'Give people back the time they lose in line',
    texto:
      'Turnero began as a university project for a tech fair. Our goal is still the same: any business, large or small, can serve by ticket without buying equipment.',
    cifras: [
      { valor: '+150%', texto: 'service efficiency' },
      { valor: '500+', texto: 'companies' },
      { valor: '1M+', texto: 'tickets handled' },
      { valor: '99.9%', texto: 'uptime' },
    ],
    nota: 'Illustrative figures: they show the scale we aim for, not measured results.',
  },
  lista: {
    etiqueta: 'Services',
    titulo: 'Everything between "I\'m here" and "come on in"',
    tarjetas: [
      {
        id: 'filas',
        titulo: 'Virtual queues',
        texto:
          'One queue per type of service: general, complaints, priority. Each with its time and its status.',
      },
      {
        id: 'pantallas',
        titulo: 'Public screens',
        texto:
          'A wall screen for the room and an entrance kiosk with a QR code. They open on any TV or tablet.',
      },
      {
        id: 'seguimiento',
        titulo: 'Tracking on the phone',
        texto: "Each customer sees their place in line. When it's their turn, their screen tells them.",
      },
      {
        id: 'estadisticas',
        titulo: 'Statistics',
        texto: 'Waiting times, peak hours, and tickets served, to decide with data from your own business.',
      },
    ],
  },
  preguntas: {
    etiqueta: 'FAQ',
    titulo: 'What people ask us most',
    lista: [
      {
        pregunta: 'Do my customers have to install something or create an account?',
        respuesta:
          "No. They scan the QR code or open the link, enter their name, choose the type of service, and that's it. It all happens in the browser.",
      },
      {
        pregunta: "What if someone doesn't have a phone?",
        respuesta:
          'They can get their ticket at the entrance kiosk or ask your staff, who add them from the panel. They will see their number on the wall screen.',
      },
      {
        pregunta: 'How is the waiting time calculated?',
        respuesta:
          "From the people ahead and the minutes you set for each queue; once there is some history, from how long your queue really takes. We always show it as a range, and if the queue is paused we don't make up a number.",
      },
      {
        pregunta: 'Can I give priority to certain people?',
        respuesta:
          'Yes. Mark a queue as priority and, when you call the next person from all queues, those people go first.',
      },
      {
        pregunta: 'What happens when the 14-day trial ends?',
        respuesta:
          "Your account moves to the first plan. Nothing is deleted and your queues keep working; you just can't create more than that plan allows.",
      },
      {
        pregunta: "Which of my customers' data is stored?",
        respuesta:
          'The name they enter, their answers to your questions, their ticket, and the times when each thing happened. An email or phone number is stored only if they ask for notifications: encrypted, and deleted one day after the ticket. On the screens you can show only initials or the number.',
      },
      {
        pregunta: 'Can I connect Turnero to my own system?',
        respuesta: "Yes, with the REST API. You'll find all of it, with examples, in the documentation.",
      },
    ],
  },
  ayuda: {
    etiqueta: 'Help center',
    titulo: 'Learn in a few minutes',
    texto: 'The guide explains step by step how to sign up, open your company, set up queues, and serve.',
    guia: 'Open the user guide',
    api: 'See the REST API',
    demo: 'Try it without signing up',
  },
  contacto: {
    etiqueta: 'Contact',
    titulo: "Let's talk",
    texto: 'Tell us how you serve today and what you would like to improve. A person replies, not a bot.',
    escribir: 'Write to us at',
    sinCorreo:
      "Whoever runs this service hasn't published a contact email yet. In the meantime, the documentation and the FAQ answer almost everything.",
    documentacion: 'Go to the documentation',
  },
} as const satisfies Texts<typeof es>
