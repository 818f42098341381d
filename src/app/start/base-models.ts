/**
 * The models on which all others stand: client, session, routes and the API. They are part of the first file, so their
 * evaluation is a task of its own; entry-models.ts follows with the second.
 */
import '@/entities/client/model';
import '@/entities/session/model';
import '@/shared/api/kept-endpoint';
import '@/shared/routing/routes';
import '@/shared/routing/visits';
