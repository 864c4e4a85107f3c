import { punto } from './hora.ts'
export const landing = {
  titulo: 'Colas virtuales y turnos en línea',
  cuentaEliminada: {
    titulo: 'Tu cuenta se eliminó',
    texto: 'Borramos tus empresas y todos sus datos. Gracias por haber usado Turnero.',
    completo: (cuando: string) => punto(`En el disco no quedará ningún resto después del ${cuando}`),
  },
  hero: {
    etiqueta: 'Listo en menos de 5 minutos',
    promesa: 'Tus clientes esperan sin hacer fila',
    texto:
      'Crea tu cola virtual, comparte un enlace o un QR y llama a cada persona cuando le toca. Sin instalar nada.',
    comenzar: 'Comenzar ahora',
    demo: 'Ver demo',
    posicion: 'Ver mi posición',
  },
  muestra: {
    descripcion:
      'Ejemplo: un teléfono con el turno 42, quince personas antes y 18 minutos de espera, junto a un monitor que llama al turno 27.',
    empresa: 'Clínica Sur',
    cola: 'Consultas',
    personas: '15',
    personasTexto: 'personas antes que tú',
    minutos: '18 minutos',
    tuTurno: 'Tu turno',
    turno: '42',
    ahora: 'Ahora',
    actual: '27',
    monitor: 'Sala de espera',
    enAtencion: 'En Atención',
    puesto: 'Puesto 2',
    siguientes: ['28', '29', '30'],
    siguientesTexto: 'Siguientes',
  },
  beneficios: {
    etiqueta: 'Beneficios',
    titulo: 'Menos espera de pie, más orden en tu negocio',
    texto: 'Todo lo que necesitas para atender por turnos, sin aparatos ni papelitos.',
    tarjetas: [
      {
        id: 'activacion',
        titulo: 'Activación inmediata',
        texto: 'Regístrate y abre tu primera cola en menos de 5 minutos. Sin técnicos, sin contratos.',
      },
      {
        id: 'nube',
        titulo: '100 % en la nube',
        texto: 'Lo que llamas en el panel aparece al instante en el monitor y en cada teléfono.',
      },
      {
        id: 'medida',
        titulo: 'Hecho a tu medida',
        texto: 'Tus colas, tus mensajes, tus tiempos y tus colores. Como atiendes tú.',
      },
      {
        id: 'dispositivos',
        titulo: 'En cualquier dispositivo',
        texto: 'Teléfono, tableta, computadora o televisor: solo hace falta un navegador.',
      },
    ],
  },
  dibujos: {
    listoEn: 'Listo en',
    hechos: ['Cuenta creada', 'Cola abierta', 'QR compartido'],
    llamar: 'Llamar siguiente',
    categorias: ['General', 'Reclamos', 'Prioritaria'],
  },
  pasos: {
    etiqueta: 'Cómo funciona',
    titulo: 'De cero a tu primer turno en cuatro pasos',
    texto: 'Configurar tu empresa toma menos de 3 minutos.',
    lista: [
      { titulo: 'Regístrate', texto: 'Crea tu cuenta con un correo y una contraseña. No pedimos tarjeta.' },
      {
        titulo: 'Crea tu sistema de turnos',
        texto: 'Ponle nombre a tu empresa y define las colas que atiendes: general, reclamos, prioritaria…',
      },
      {
        titulo: 'Comparte el enlace o el QR',
        texto: 'Pégalo en la puerta o envíalo por mensaje. Cada cliente toma su turno desde su teléfono.',
      },
      {
        titulo: 'Gestiona los turnos',
        texto: 'Llama al siguiente con un toque. El teléfono de tu cliente y el monitor avisan solos.',
      },
    ],
  },
  casos: {
    etiqueta: 'Casos de uso',
    titulo: 'Donde hay gente esperando, hay un turno mejor',
    texto: 'Cuatro formas de usarlo desde el primer día.',
    lista: [
      {
        id: 'restaurantes',
        titulo: 'Restaurantes',
        texto: 'La lista de espera deja de vivir en una libreta.',
        letrero: { donde: 'Mesa 4', numero: '12' },
        puntos: [
          'Tus comensales pasean mientras se libera su mesa',
          'Sabes cuántos grupos esperan y desde cuándo',
          'Nadie pregunta «¿cuánto falta?» en la entrada',
        ],
      },
      {
        id: 'clinicas',
        titulo: 'Clínicas',
        texto: 'Una sala de espera tranquila, con distancia y sin gritos.',
        letrero: { donde: 'Consultorio 2', numero: '27' },
        puntos: [
          'Urgencias y prioridades pasan primero, sin discutir',
          'Pantalla con número, o solo iniciales para cuidar la privacidad',
          'Cada paciente ve cuánto le falta desde su teléfono',
        ],
      },
      {
        id: 'bancos',
        titulo: 'Bancos y servicios',
        texto: 'Muchas ventanillas, una sola cola que se entiende.',
        letrero: { donde: 'Ventanilla 5', numero: '64' },
        puntos: [
          'Varias colas y varios puestos llamando a la vez',
          'Kiosco de entrada con QR para quien llega sin teléfono',
          'Horas pico a la vista para organizar al personal',
        ],
      },
      {
        id: 'oficinas',
        titulo: 'Oficinas privadas',
        texto: 'Despachos, talleres y consultorías que reciben con orden.',
        letrero: { donde: 'Sala B', numero: '8' },
        puntos: [
          'Recibes a cada visita por su nombre y a su hora',
          'Tu logotipo y tus colores en cada pantalla',
          'Una cola por trámite, con su propio tiempo estimado',
        ],
      },
    ],
  },
  precios: {
    etiqueta: 'Precios',
    titulo: 'Un precio claro para cada tamaño',
    texto: 'Empieza con 14 días de prueba del plan intermedio. Cambia o cancela cuando quieras.',
    todos: 'Ver todos los detalles de los planes',
  },
} as const
