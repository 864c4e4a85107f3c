import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { operationOf } from './operation.ts'
import { componentSchemas, type Json } from './schemas.ts'

const GROUPS: Record<string, string> = {
  Cuenta: 'Registro, sesiones, recuperación de la contraseña y plan',
  Empresas: 'Las empresas de una cuenta y sus cifras',
  Colas: 'Categorías, su estado y la jornada',
  Horario: 'Cuándo se entregan turnos: horas, días especiales, cupos y apertura a mano',
  Turnos: 'Pedir, llamar y atender turnos',
  'Orden y flujo': 'Preferencias, transferencias, pausas y lo que se sabe de cada persona',
  Puestos: 'Puestos con nombre: quién está en cada uno, pausas y la sala entera',
  Avisos: 'Lo que se dice a quien espera: avisos, anuncios y sus canales',
  Equipo: 'Las personas de una empresa y su rol',
  Actividad: 'Quién hizo qué y cuándo, y las cifras de cada persona',
  Dispositivos: 'Televisores y kioscos conectados con un código',
  'Pantallas públicas': 'Lo que ven el monitor, el kiosco y quien espera',
  Servicio: 'El estado del servicio',
}

/** Returns the whole API as OpenAPI 3.0, generated from the same endpoints as the routes. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [NombreEndpoint, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'API de Turnero',
      version: '1',
      description:
        'Colas y turnos virtuales. La API crece solo por adición: nada de lo publicado cambia ni desaparece.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        sesion: {
          type: 'apiKey',
          in: 'cookie',
          name: 'turnero_sesion',
          description: 'La cookie que entrega POST /api/auth/login; con https se llama __Host-turnero_sesion',
        },
      },
    },
  }
}
