/** The models of every page but the storefront; fetched by load-page-models.ts. */
import '@/pages/clp/model';
import '@/pages/comments/model';
import '@/pages/product/model';
import '@/pages/product/sample';
