import type { NombreEndpoint } from '#contract/endpoints.ts'

const COLA = '5f0c7f3e-8a52-4c0b-9d6e-1b7a2f4c9e10'

const PUESTO = '2b1f7c9a-4d3e-4f60-8a21-5c6d7e8f9a0b'
const OCUPACION = '0199c0de-7a11-7b3c-8f00-9b5a422f6d1c'

const EMPRESA = '7c3d9a10-5b2e-4f81-9c64-0e1f2a3b4c5d'
const PERSONA = 'c1a2b3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5e'
const INVITACION = 'd2b3c4e5-f6a7-4b8c-9d0e-1f2a3b4c5d6f'
const TOKEN = 'el-del-enlace-que-le-llego'
const MIEMBRO = {
  id: PERSONA,
  nombre: 'Eva Ruiz',
  correo: 'eva@ejemplo.com',
  rol: 'agente',
  colas: [COLA],
  desde: '2026-03-01T15:04:05.000Z',
  propio: false,
  sinCorreo: false,
}
const INVITADA = {
  id: INVITACION,
  nombre: 'Eva Ruiz',
  correo: 'eva@ejemplo.com',
  rol: 'agente',
  colas: [COLA],
  creada: '2026-03-01T15:04:05.000Z',
  expira: '2026-03-08T15:04:05.000Z',
  vencida: false,
}
const PUESTO_OCUPADO = {
  id: PUESTO,
  nombre: 'Ventanilla 2',
  colas: [COLA],
  plazas: null,
  estado: 'ocupado',
  ocupacion: { id: OCUPACION, usuario: 'Ana Pérez', desde: '2026-03-01T15:04:05.000Z', vence: null },
  pausa: null,
  librePor: null,
}
const CIFRAS = {
  llamados: 34,
  atendidos: 31,
  ausentes: 3,
  etapas: 0,
  fueraDeOrden: 2.9,
  atencion: { promedio: 6.4, mediana: 5.8, p90: 11.2 },
  ritmo: 96,
}

interface Example {
  request?: object
  reply: object
}

/** Example requests and replies that the API page shows. */
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
      puesto: PUESTO_OCUPADO,
      ocupacion: OCUPACION,
      seq: 41,
      epoca: 0,
    },
  },
  puestos: {
    reply: { version: 'q1Zk3vX0pT9sLw2a', puestos: [PUESTO_OCUPADO], accesos: 3, seq: 41, epoca: 0 },
  },
  pausarPuesto: {
    request: { motivo: 'Almuerzo' },
    reply: {
      puesto: {
        ...PUESTO_OCUPADO,
        estado: 'en pausa',
        pausa: { motivo: 'Almuerzo', desde: '2026-03-01T17:00:00.000Z' },
      },
    },
  },
  liberarPuesto: {
    reply: { puesto: { ...PUESTO_OCUPADO, estado: 'libre', ocupacion: null, librePor: 'salida' } },
  },
  sala: {
    reply: {
      puestos: [
        {
          ...PUESTO_OCUPADO,
          atendidos: [
            {
              etiqueta: 'B-12',
              nombre: 'Lucía Gómez',
              cola: 'Atención general',
              desde: '2026-03-01T15:30:00.000Z',
            },
          ],
        },
      ],
      otros: [],
      colas: [
        {
          id: COLA,
          nombre: 'Atención general',
          prioridad: false,
          enEspera: 4,
          apartados: 0,
          esperaDesde: '2026-03-01T15:12:00.000Z',
          puestos: 1,
        },
      ],
      zona: 'America/Bogota',
      seq: 41,
      epoca: 0,
    },
  },
  miembros: { reply: { miembros: [MIEMBRO], invitaciones: [INVITADA], personas: 2, limite: 15 } },
  cambiarMiembro: { request: { rol: 'agente', colas: [COLA] }, reply: { miembro: MIEMBRO } },
  invitar: {
    request: { nombre: 'Eva Ruiz', correo: 'eva@ejemplo.com', rol: 'agente', colas: [COLA] },
    reply: { invitacion: INVITADA, enlace: null },
  },
  reenviarInvitacion: { reply: { invitacion: INVITADA, enlace: null } },
  verInvitacion: {
    request: { token: TOKEN },
    reply: {
      empresa: 'Clínica Sol',
      organizacion: 'Clínica Sol',
      rol: 'agente',
      nombre: 'Eva Ruiz',
      correo: 'eva@ejemplo.com',
      conCuenta: false,
      pideCorreo: false,
    },
  },
  aceptarInvitacion: {
    request: { token: TOKEN, usuario: 'Eva Ruiz', contrasena: 'una frase larga y propia' },
    reply: { empresaId: EMPRESA, usuario: 'Eva Ruiz', correo: 'eva@ejemplo.com', porVerificar: false },
  },
  crearMiembro: {
    request: { nombre: 'Ana Mora', usuario: 'ana', rol: 'agente', colas: null },
    reply: { correo: 'ana@clinica-sol', contrasena: 'mesa-luna-trigo-48' },
  },
  restablecerMiembro: { reply: { correo: 'ana@clinica-sol', contrasena: 'rio-faro-nube-17' } },
  actividad: {
    reply: {
      entradas: [
        {
          id: 'a81',
          instante: '2026-03-01T15:04:05.000Z',
          tema: 'ajustes',
          tipo: 'empresa_cambiada',
          hecho: 'Cambió la configuración',
          quien: 'Ana Pérez',
          persona: PERSONA,
          cola: null,
          turno: null,
          puesto: null,
          sobre: null,
          direccion: '203.0.113.…',
          cambios: [{ campo: 'Teléfono', antes: null, despues: '601 555 0100' }],
        },
      ],
      siguiente: '41-81',
      todas: true,
      personas: [{ id: PERSONA, nombre: 'Ana Pérez' }],
    },
  },
  estadisticasDePersonas: {
    reply: {
      periodo: 'hoy',
      desde: '2026-03-01',
      hasta: '2026-03-01',
      total: CIFRAS,
      pausas: { veces: 2, minutos: 45 },
      personas: [
        {
          id: PERSONA,
          nombre: 'Ana Pérez',
          quien: 'persona',
          propio: true,
          cifras: CIFRAS,
          pausas: { veces: 2, minutos: 45 },
          porCola: [{ id: COLA, nombre: 'Atención general', cifras: CIFRAS, mediana: 6.1 }],
        },
      ],
    },
  },
  turnoActual: { reply: { numero: 11, etiqueta: 'B-11', nombre: 'Luis Mora' } },
}

/** Example requests of endpoints whose replies need no example. */
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
  restaurar: { motivo: 'Volvió por un papel' },
  apartar: { minutos: 15 },
  llamarTurno: { puesto: '1', motivo: 'Urgencia' },
  cambiarTurno: { nota: 'Necesita intérprete', marcas: ['Primera vez'], personas: 2 },
  posponer: { codigo: 'K7M2XP', pasan: 3 },
  guardarPrivacidad: {
    responsable: 'Clínica Santa Lucía S.A.',
    contacto: 'datos@clinica.example',
    textos: [{ idioma: 'es', texto: 'Usamos tus datos para atenderte.', enlace: '' }],
  },
  guardarTraducciones: { traducciones: [{ idioma: 'en', original: 'Caja', texto: 'Cashier' }] },
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
