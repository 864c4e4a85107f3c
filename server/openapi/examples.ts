import type { NombreEndpoint } from '#contract/endpoints.ts'

const COLA = '5f0c7f3e-8a52-4c0b-9d6e-1b7a2f4c9e10'

const PUESTO = '2b1f7c9a-4d3e-4f60-8a21-5c6d7e8f9a0b'
const OCUPACION = '0199c0de-7a11-7b3c-8f00-9b5a422f6d1c'

interface Example {
  request?: object
  reply: object
}

/** What the API page shows beside a call. */
export const EXAMPLES: Partial<Record<NombreEndpoint, Example>> = {
  pedirTurno: {
    request: { nombre: 'Lucía Gómez', tipo: 'Atención general' },
    reply: {
      turno: {
        id: '0199c0de-7a11-7b3c-8f00-2f6d1c9b5a42',
        nombre: 'Lucía Gómez',
        numero: 12,
        etiqueta: 'B-12',
        codigo: 'K7M2XP',
        estado: 'en espera',
        colaId: COLA,
        puesto: null,
      },
    },
  },
  entrar: {
    request: { correo: 'ana@ejemplo.com', contrasena: 'una frase larga y propia' },
    reply: { usuario: 'Ana Pérez', correo: 'ana@ejemplo.com', fecha: '2026-03-01T15:04:05.000Z' },
  },
  ocuparPuesto: {
    request: { relevar: false },
    reply: {
      puesto: {
        id: PUESTO,
        nombre: 'Ventanilla 2',
        colas: [COLA],
        plazas: null,
        estado: 'ocupado',
        ocupacion: { id: OCUPACION, usuario: 'Ana Pérez', desde: '2026-03-01T15:04:05.000Z', vence: null },
        pausa: null,
        librePor: null,
      },
      ocupacion: OCUPACION,
      seq: 41,
      epoca: 0,
    },
  },
  turnoActual: { reply: { numero: 11, etiqueta: 'B-11', nombre: 'Luis Mora' } },
}

/** Bodies whose reply says nothing new. */
export const REQUEST_EXAMPLES: Partial<Record<NombreEndpoint, object>> = {
  registrar: { usuario: 'Ana Pérez', correo: 'ana@ejemplo.com', contrasena: 'una frase larga y propia' },
  verificarCorreo: { token: 'el-del-enlace-que-llego-por-correo', contrasena: 'una frase larga y propia' },
  cambiarContrasena: { actual: 'una frase larga y propia', nueva: 'otra frase, también larga' },
  cambiarCorreo: { correo: 'ana.perez@ejemplo.com', contrasena: 'una frase larga y propia' },
  cambiarUsuario: { usuario: 'Ana Pérez' },
  crearEmpresa: {
    nombre: 'Clínica Sol',
    titular: 'Ana Pérez',
    logo: '',
    config: { horario: 'Lunes a viernes, 9 a 18', zona: 'America/Bogota' },
  },
  guardarConfiguracion: {
    categorias: [{ id: COLA, nombre: 'Atención general', prefijo: 'B', prioridad: false, tiempoEstimado: 5 }],
    version: 0,
  },
  siguiente: { puesto: '1' },
  transferir: { colaId: COLA, donde: 'conserva' },
  apartar: { minutos: 15 },
  llamarTurno: { puesto: '1', motivo: 'Urgencia' },
  cambiarTurno: { nota: 'Necesita intérprete', marcas: ['Primera vez'], personas: 2 },
  posponer: { codigo: 'K7M2XP', pasan: 3 },
  guardarPreferencias: {
    preferencias: [
      {
        id: '8f14e45f-ceea-4d3a-9f6b-2c1d0a7b5e11',
        nombre: 'Adulto mayor',
        tipo: 'adulto mayor',
        ventaja: 1440,
        ofrecida: true,
      },
    ],
  },
  guardarPuestos: {
    puestos: [{ id: PUESTO, nombre: 'Ventanilla 2', colas: [COLA], plazas: null }],
  },
  pausarPuesto: { motivo: 'Almuerzo' },
  guardarHorario: {
    semana: [
      ...Array.from({ length: 5 }, () => [{ desde: '09:00', hasta: '18:00' }]),
      [{ desde: '20:00', hasta: '03:00' }],
      [],
    ],
    especiales: [{ fecha: '12-25', motivo: 'Navidad', rangos: [] }],
  },
  guardarHorarioCola: {
    semana: null,
    cierre: { margen: 10 },
    maxEspera: 30,
    cupoDia: 120,
    cupoHora: null,
  },
  cambiarApertura: { abierta: true, minutos: 60 },
}
